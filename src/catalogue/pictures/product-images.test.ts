import { expect, test } from 'vitest'
import type { Model } from '#/catalogue/model/bike.ts'
import { accessoryAlt, bikeAlt } from './product-image-alt.ts'
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
  look: {},
  sizes: [],
  colours: [],
  ...fields,
})

test('a bike with other tyres is another picture', () => {
  const before = bikeImageVersion(model, aBike())
  expect(bikeImageVersion(model, aBike())).toBe(before)
  expect(bikeImageVersion(model, aBike({ look: { wheels: { tyreWidth: 45 } } }))).not.toBe(before)
})

test('a colour by another name is the same picture', () => {
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

test('a model changes with its builds', () => {
  const other = aBike({ look: { wheels: { tyreWidth: 45 } } })
  expect(modelImageVersion(model, [aBike()])).not.toBe(modelImageVersion(model, [aBike(), other]))
})

test('a helmet in another colour is another picture', () => {
  expect(accessoryImageVersion(aHelmet({ look: { colour: '#112233' } }))).not.toBe(
    accessoryImageVersion(aHelmet({ look: { colour: '#332211' } })),
  )
})

const bike = { name: { en: 'Fell SL 105', de: 'Fell SL 105' } }
const moss = { name: { en: 'Moss', de: 'Moos' } }

test('who cannot see the picture hears which bike it is, in both languages', () => {
  expect(bikeAlt(bike, moss, 'en')).toBe('Fell SL 105 in Moss')
  expect(bikeAlt(bike, moss, 'de')).toBe('Fell SL 105 in Moos')
  expect(bikeAlt(bike, moss, 'de', 'detail-drivetrain')).toBe('Fell SL 105 in Moos: Antrieb')
})

test('a thing in one colour is called by its name', () => {
  expect(accessoryAlt({ name: { en: 'Inner tube', de: 'Schlauch' } }, null, 'de')).toBe('Schlauch')
})
