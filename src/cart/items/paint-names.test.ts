import { expect, test } from 'vitest'
import { anItem, aLine, aPart, catalogueOf } from '#/cart/api/sample-cart.ts'
import { paintChoiceOf } from '#/catalogue/paint/custom-paint.ts'
import { paintNames } from './paint-names.ts'

const paintItem = (
  key: 'frameColour' | 'gradientColour',
  sku: string,
  [en, de, colour]: readonly [string, string, `#${string}` | null],
) =>
  aPart(sku, 99_01, key, {
    name: { en, de },
    paint: paintChoiceOf(key, { sku, name: { en, de }, paint: { colour }, facts: {} }),
  })
const catalogue = catalogueOf(
  anItem('BIKE', 2_899_99, { kind: 'bike', frameMaterial: 'steel' }),
  paintItem('frameColour', 'BBCOLOUR-FOG', ['Fog', 'Nebel', '#d6d8d5']),
  paintItem('gradientColour', 'FADE-MOSS', ['Moss', 'Moos', '#59653f']),
  paintItem('gradientColour', 'FADE-NONE', ['No fade', 'Kein Verlauf', null]),
)
const painted = (...options: string[]) =>
  aLine('BIKE', {
    colour: { uid: 'c', sku: 'BBCOLOUR-FOG' },
    options: options.map((sku) => ({ sectionId: 59, sku })),
  })

test('a fade is named by both of its colours, in the reader’s language', () => {
  expect(paintNames(painted('FADE-MOSS'), catalogue)).toEqual({
    en: 'Fog to Moss',
    de: 'Nebel zu Moos',
  })
})

test('one colour is named by itself, also when the buyer chose to have no fade', () => {
  expect(paintNames(painted(), catalogue)).toEqual({ en: 'Fog', de: 'Nebel' })
  expect(paintNames(painted('FADE-NONE'), catalogue)).toEqual({ en: 'Fog', de: 'Nebel' })
})

test('a bike as sold, and a paint that is no longer sold, have no name', () => {
  expect(paintNames(aLine('BIKE'), catalogue)).toBeNull()
  expect(paintNames(aLine('BIKE', { colour: { uid: 'c', sku: 'GONE' } }), catalogue)).toBeNull()
})
