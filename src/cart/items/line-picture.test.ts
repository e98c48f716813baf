import { expect, test } from 'vitest'
import { paintChoiceOf } from '#/catalogue/paint/custom-paint.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import { hasPaint, lineParts, linePaint, linePicture } from './line-picture.ts'
import { anItem, aLine, aPart, catalogueOf, withParts } from '#/cart/api/sample-cart.ts'

const localised = (text: string) => ({ en: text, de: text })
const fog = paintChoiceOf('frameColour', {
  sku: 'BBCOLOUR-FOG',
  name: localised('Fog'),
  paint: { colour: '#d6d8d5' },
  facts: { forMaterials: ['steel'] },
})
const matt = paintChoiceOf('paintFinish', {
  sku: 'MATT',
  name: localised('Matt'),
  paint: { finish: 'matt' },
  facts: {},
})
const picture = {
  picture: { asset: 'bike/moor/moss.svg', version: '1' },
  alt: localised('A moss bike'),
  isSquare: false,
}
const look = { tyres: { colour: '#14171b' } } as never
const bike = { kind: 'bike', picture, frameMaterial: 'steel' } as const
const catalogue = catalogueOf(
  anItem('BIKE', 2_899_99, bike),
  anItem('CARBON-BIKE', 2_899_99, { ...bike, frameMaterial: 'carbon' }),
  anItem('BELL', 20_01),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', { paint: fog }),
  aPart('MATT', 50_01, 'paintFinish', { paint: matt }),
  aPart('TYRES', 80_01, 'tyres', { look }),
  aPart('TUBES', 8_01, 'tubes'),
)
const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }
const customPartsOf = (line: Parameters<typeof linePicture>[0]) => {
  const asset = parseAsset(linePicture(line, catalogue)?.picture.asset ?? '')
  return asset?.kind === 'bike' ? asset.customParts : null
}

test('finds no paint choice on a bike with parts only', () => {
  expect(hasPaint(aLine('BIKE', withParts('TYRES')), catalogue)).toBe(false)
  expect(linePaint(aLine('BIKE', withParts('TYRES')), catalogue)).toBeNull()
})

test.each([
  ['a colour', painted],
  ['an unknown colour', { colour: { uid: 'c', sku: 'GONE' } }],
  ['a finish', withParts('MATT')],
])('treats %s as a paint choice', (_what, line) => {
  expect(hasPaint(aLine('BIKE', line), catalogue)).toBe(true)
})

test('combines a colour and a finish, on a frame that takes the paint', () => {
  expect(
    linePaint(aLine('BIKE', { ...painted, ...withParts('MATT') }), catalogue)?.paint,
  ).toMatchObject({ colour: '#d6d8d5', finish: 'matt' })
  expect(linePaint(aLine('CARBON-BIKE', painted), catalogue)).toBeNull()
  expect(linePaint(aLine('GONE', painted), catalogue)).not.toBeNull()
})

test('lists only visible parts', () => {
  const line = aLine('BIKE', withParts('TUBES', 'TYRES', 'GONE'))
  expect(lineParts(line, catalogue)).toEqual([{ sku: 'TYRES', section: 'tyres', look }])
})

test('shows a bike as sold, or with its paint and parts', () => {
  expect(linePicture(aLine('BIKE'), catalogue)).toEqual(picture)
  expect(customPartsOf(aLine('BIKE', { ...painted, ...withParts('TYRES') }))).toEqual([
    'BBCOLOUR-FOG',
    'TYRES',
  ])
  expect(linePicture(aLine('BIKE', painted), catalogue)).toMatchObject({ isSquare: false })
  expect(linePicture(aLine('BIKE', painted), catalogue)?.alt.en).toMatch(/BIKE.*Fog/)
})

test('has no picture for an unknown item or one without a picture', () => {
  expect(linePicture(aLine('BELL'), catalogue)).toBeNull()
  expect(linePicture(aLine('GONE'), catalogue)).toBeNull()
})
