import { expect, test } from 'vitest'
import type { PictureView } from '#/images/names/asset-name.ts'
import type { Model } from '#/catalogue/model/bike.ts'
import { accessoryAlt, bikeAlt, viewAlt } from './product-image-alt.ts'
import {
  accessoryImageVersion,
  bikeImageVersion,
  modelImageVersion,
} from './product-image-version.ts'
import type { Accessory } from '#/catalogue/model/accessory.ts'

const model: Pick<Model, 'frame'> = { frame: { material: 'steel', shape: 'gravel' } }
const aBike = (fields: Partial<Parameters<typeof bikeImageVersion>[1]> = {}) => ({
  look: { wheels: { tyreWidth: 40 } },
  sizes: [],
  colourways: [],
  ...fields,
})
const aHelmet = (fields: Partial<Accessory> = {}) => ({
  kind: 'helmet' as const,
  maker: 'calder',
  look: {},
  sizes: [],
  colours: [],
  ...fields,
})

test('other tyres change the version of a bike', () => {
  const before = bikeImageVersion(model, aBike())
  expect(bikeImageVersion(model, aBike())).toBe(before)
  expect(bikeImageVersion(model, aBike({ look: { wheels: { tyreWidth: 45 } } }))).not.toBe(before)
})

test('a renamed colour keeps the version', () => {
  const moss = (en: string) => ({
    code: 'moss',
    name: { en, de: 'Moos' },
    families: ['green' as const],
    paint: {
      finish: 'gloss' as const,
      colour: '#4d5b3c' as const,
      downTubeLogo: '#ffffff' as const,
      smallLogo: '#ffffff' as const,
    },
  })
  expect(bikeImageVersion(model, aBike({ colourways: [moss('Moss')] }))).toBe(
    bikeImageVersion(model, aBike({ colourways: [moss('Forest moss')] })),
  )
})

test('the version of a model changes with its builds', () => {
  const other = aBike({ look: { wheels: { tyreWidth: 45 } } })
  expect(modelImageVersion(model, [aBike()])).not.toBe(modelImageVersion(model, [aBike(), other]))
})

test('another colour changes the version of a helmet', () => {
  expect(accessoryImageVersion(aHelmet({ look: { colour: '#112233' } }))).not.toBe(
    accessoryImageVersion(aHelmet({ look: { colour: '#332211' } })),
  )
})

test('another maker changes the version of a helmet, because its name is on it', () => {
  expect(accessoryImageVersion(aHelmet({ maker: 'fjellvind' }))).not.toBe(
    accessoryImageVersion(aHelmet()),
  )
})

const bike = { name: { en: 'Fell SL 105', de: 'Fell SL 105' } }
const moss = { name: { en: 'Moss', de: 'Moos' } }

test('the alt text names the bike and its colour in both languages', () => {
  expect(bikeAlt(bike, moss, 'en')).toBe('Fell SL 105 in Moss')
  expect(bikeAlt(bike, moss, 'de')).toBe('Fell SL 105 in Moos')
})

test('the alt text of another view names what can be seen there, with the figures of the build', () => {
  const size = (code: string, barWidth: number, stem: number) => ({
    size: code,
    barWidth,
    stem,
  })
  const built = {
    ...bike,
    look: {
      wheels: { tyreWidth: 40 },
      cockpit: { bar: 'flare' as const },
      drivetrain: { rings: [46, 30], cassette: [11, 34] as [number, number] },
    },
    sizes: [size('S', 420, 70), size('M', 440, 80), size('L', 460, 90)],
  }
  const alt = (view: PictureView, code?: string) =>
    (['en', 'de'] as const).map((locale) =>
      viewAlt(built, moss, locale, { view, ...(code && { size: code }) }),
    )
  expect(alt('front')).toEqual([
    'Fell SL 105 in Moss: from the front, 40 mm tyres, flared drop bar 440 mm wide',
    'Fell SL 105 in Moos: von vorn, Reifen 40 mm, ausgestellter Rennlenker 440 mm breit',
  ])
  expect(alt('top', 'L')[0]).toBe('Fell SL 105 in Moss: from above, flared drop bar 460 mm wide')
  expect(alt('cockpit', 'S')[1]).toBe(
    'Fell SL 105 in Moos: Cockpit, ausgestellter Rennlenker, Vorbau 70 mm',
  )
  expect(alt('detail-drivetrain')[1]).toBe('Fell SL 105 in Moos: Antrieb, 46/30 × 11–34')
  expect(alt('rear')[0]).toBe('Fell SL 105 in Moss: from behind, cassette 11–34')
  expect(alt('shared')).toEqual(['Fell SL 105 in Moss', 'Fell SL 105 in Moos'])
})

test('the alt text of another side names it', () => {
  const jersey = { name: { en: 'Lane jersey', de: 'Trikot Lane' } }
  expect(accessoryAlt(jersey, moss, 'en', 'back')).toBe('Lane jersey in Moss: back')
  expect(accessoryAlt(jersey, moss, 'de', 'back')).toBe('Trikot Lane in Moos: Rückseite')
})

test('the alt text of an accessory without colours is its name', () => {
  expect(accessoryAlt({ name: { en: 'Inner tube', de: 'Schlauch' } }, null, 'de')).toBe('Schlauch')
})
