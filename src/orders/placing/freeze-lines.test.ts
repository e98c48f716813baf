import { expect, test } from 'vitest'
import type { CartLine } from '#/cart/lines/cart.ts'
import { priceCart } from '#/cart/pricing/price-cart.ts'
import {
  aCart,
  aCoupon,
  anItem,
  aLine,
  aMarket,
  aPart,
  catalogueOf,
  now,
  withParts,
} from '#/cart/api/sample-cart.ts'
import { freezeLines, freezeTotals } from './freeze-lines.ts'

const picture = {
  picture: { asset: 'photo', version: '1' },
  alt: { en: 'A helmet', de: 'Ein Helm' },
  isSquare: true,
}
const helmet = anItem('HELMET', 89_95, {
  productId: 4,
  productSku: 'HLM',
  slug: 'helmet',
  size: 'M',
  colour: { en: 'Moss', de: 'Moos' },
  subtitle: { en: 'Light', de: 'Leicht' },
  picture,
})
const bike = anItem('BIKE', 2_899_99, { kind: 'bike', parts: { wheelset: 'OWN' } })
const catalogue = catalogueOf(
  helmet,
  bike,
  aPart('OWN', 399_99),
  aPart('WHEELS', 1_149_01),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', { name: { en: 'Fog', de: 'Nebel' } }),
)
const painted = { colour: { uid: 'paint', sku: 'BBCOLOUR-FOG' } }
const engraved = { entered: [{ uid: 'name', value: 'Ada' }] }
const priced = (...lines: CartLine[]) =>
  priceCart(aCart(lines), {
    catalogue,
    stock: new Map([['HELMET', 9]]),
    held: new Map(),
    coupon: aCoupon(),
    market: { ...aMarket(), now },
    shipping: { parcel: 3.95, freeFrom: null, bike: 49.5, days: [1, 3] },
  })

test('an order line keeps the item, price and discount of the day it was placed', () => {
  expect(freezeLines(priced(aLine('HELMET', { quantity: 2 })))).toEqual([
    {
      uid: 'uid-HELMET',
      sku: 'HELMET',
      kind: 'accessory',
      productId: 4,
      productSku: 'HLM',
      name: { en: 'HELMET', de: 'HELMET' },
      subtitle: { en: 'Light', de: 'Leicht' },
      essentials: { en: 'Light', de: 'Leicht' },
      slug: 'helmet',
      size: 'M',
      colour: { en: 'Moss', de: 'Moos' },
      options: [],
      entered: [],
      paint: null,
      picture,
      quantity: 2,
      unitPrice: { amount: 89_95, currency: 'GBP' },
      total: { amount: 179_90, currency: 'GBP' },
      discount: { amount: 17_99, currency: 'GBP' },
      dispatchDate: '2026-11-16',
      isReturnable: true,
    },
  ])
})

test('an order line keeps a bike’s parts, paint and engraving, and its price includes the paint', () => {
  const line = aLine('BIKE', { quantity: 2, ...withParts('WHEELS'), ...painted, ...engraved })
  const unit = 2_899_99 + 1_149_01 - 399_99 + 250_03
  expect(freezeLines(priced(line))).toMatchObject([
    {
      kind: 'bike',
      options: [
        {
          label: { en: 'wheelset', de: 'wheelset' },
          value: { en: 'WHEELS', de: 'WHEELS' },
          sku: 'WHEELS',
          quantity: 1,
        },
      ],
      entered: ['Ada'],
      paint: { sku: 'BBCOLOUR-FOG', name: { en: 'Fog', de: 'Nebel' } },
      unitPrice: { amount: unit },
      total: { amount: 2 * unit },
    },
  ])
})

test.each([
  ['a bike off the peg', aLine('BIKE'), true],
  ['a bike with other parts', aLine('BIKE', withParts('WHEELS')), true],
  ['a bike in a colour of the buyer’s own', aLine('BIKE', painted), false],
  ['a bike with the buyer’s name on it', aLine('BIKE', engraved), false],
])('%s can be returned: %s', (_what, line, isReturnable) => {
  expect(freezeLines(priced(line)).map((frozen) => frozen.isReturnable)).toEqual([isReturnable])
})

test('an order lists its bikes first, and the rest as it was put in the cart', () => {
  const cart = priced(
    aLine('HELMET', { uid: 'first' }),
    aLine('HELMET', { uid: 'next' }),
    aLine('BIKE'),
  )
  expect(freezeLines(cart).map(({ uid }) => uid)).toEqual(['uid-BIKE', 'first', 'next'])
})

test('items that are no longer sold, or have such a part, are left out', () => {
  const gone = [aLine('GONE'), aLine('BIKE', withParts('GONE'))]
  expect(freezeLines(priced(...gone, aLine('HELMET'))).map(({ sku }) => sku)).toEqual(['HELMET'])
})

test('an order keeps the totals of the cart', () => {
  expect(freezeTotals(priced(aLine('HELMET')))).toEqual({
    subtotal: { amount: 89_95, currency: 'GBP' },
    discounts: [
      { label: { en: 'A gift', de: 'Ein Geschenk' }, amount: expect.anything(), appliedTo: 'ITEM' },
    ],
    shipping: { amount: 3_95, currency: 'GBP' },
    // £89.95 less ten per cent (£9.00), plus £3.95 for delivery.
    total: { amount: 84_90, currency: 'GBP' },
    taxPercent: 20,
    tax: { amount: 14_15, currency: 'GBP' },
  })
})
