import { expect, test } from 'vitest'
import { paintChoiceOf } from '#/catalogue/model/custom-paint.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import { isPaintAsked, lineParts, linePaint, linePicture } from './line-picture.ts'
import { aGood, aLine, aPart, goodsOf, withParts } from '#/cart/api/sample-cart.ts'

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
const goods = goodsOf(
  aGood('BIKE', 2_899_99, bike),
  aGood('CARBON-BIKE', 2_899_99, { ...bike, frameMaterial: 'carbon' }),
  aGood('BELL', 20_01),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', { paint: fog }),
  aPart('MATT', 50_01, 'paintFinish', { paint: matt }),
  aPart('TYRES', 80_01, 'tyres', { look }),
  aPart('TUBES', 8_01, 'tubes'),
)
const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }
const customPartsOf = (line: Parameters<typeof linePicture>[0]) => {
  const asset = parseAsset(linePicture(line, goods)?.picture.asset ?? '')
  return asset?.kind === 'bike' ? asset.customParts : null
}

test('finds no paint choice on a bike with parts only', () => {
  expect(isPaintAsked(aLine('BIKE', withParts('TYRES')), goods)).toBe(false)
  expect(linePaint(aLine('BIKE', withParts('TYRES')), goods)).toBeNull()
})

test.each([
  ['a colour', painted],
  ['an unknown colour', { colour: { uid: 'c', sku: 'GONE' } }],
  ['a finish', withParts('MATT')],
])('treats %s as a paint choice', (_what, line) => {
  expect(isPaintAsked(aLine('BIKE', line), goods)).toBe(true)
})

test('combines a colour and a finish, on a frame that takes the paint', () => {
  expect(
    linePaint(aLine('BIKE', { ...painted, ...withParts('MATT') }), goods)?.paint,
  ).toMatchObject({ colour: '#d6d8d5', finish: 'matt' })
  expect(linePaint(aLine('CARBON-BIKE', painted), goods)).toBeNull()
  expect(linePaint(aLine('GONE', painted), goods)).not.toBeNull()
})

test('lists only visible parts', () => {
  const line = aLine('BIKE', withParts('TUBES', 'TYRES', 'GONE'))
  expect(lineParts(line, goods)).toEqual([{ sku: 'TYRES', look }])
})

test('shows a bike as sold, or with its paint and parts', () => {
  expect(linePicture(aLine('BIKE'), goods)).toEqual(picture)
  expect(customPartsOf(aLine('BIKE', { ...painted, ...withParts('TYRES') }))).toEqual([
    'BBCOLOUR-FOG',
    'TYRES',
  ])
  expect(linePicture(aLine('BIKE', painted), goods)).toMatchObject({ isSquare: false })
  expect(linePicture(aLine('BIKE', painted), goods)?.alt.en).toMatch(/BIKE.*Fog/)
})

test('has no picture for an unknown item or one without a picture', () => {
  expect(linePicture(aLine('BELL'), goods)).toBeNull()
  expect(linePicture(aLine('GONE'), goods)).toBeNull()
})
