import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Price } from '#/catalogue/model/price.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { paintedPrice, priceParts, unitPrice } from './line-price.ts'
import {
  anItem,
  aLine,
  aMarket,
  aPart,
  basePrice,
  euroRule,
  catalogueOf,
  now,
  withParts,
} from '#/cart/api/sample-cart.ts'

const reducedTo = (price: number): Price['special'] => ({ price, from: null, to: null, since: now })
const own = aPart('OWN', 399_99)
const cheap = aPart('CHEAP', 149_50)
const dear = aPart('DEAR', 1_149_01)
const bell = aPart('BELL', 19_95, 'bell', {
  section: { id: 90, key: 'bell', name: { en: 'Bell', de: 'Klingel' }, isRequired: false },
})
const bike = anItem('BIKE', 2_899_95, { kind: 'bike', parts: { wheelset: 'OWN' } })
const fog = aPart('BBCOLOUR-FOG', 250_05, 'frameColour')
const items = catalogueOf(bike, own, cheap, dear, bell, fog)
const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }

const priceOf = (line = aLine('BIKE'), catalogue = items, market = aMarket()) => {
  const unit = unitPrice(line, catalogue, market)
  return unit && [unit.price.amount, unit.before.amount, unit.colour?.amount ?? null]
}

test.each([
  ['as shown', [], 2_899_95],
  ['with its own part chosen', ['OWN'], 2_899_95],
  ['with a cheaper part', ['CHEAP'], 2_899_95 - 250_49],
  ['with a dearer part', ['DEAR'], 2_899_95 + 749_02],
  ['with an additional part', ['BELL'], 2_899_95 + 19_95],
  ['with two of these', ['CHEAP', 'BELL'], 2_899_95 - 250_49 + 19_95],
])('prices a bike %s', (_what, skus, expected) => {
  expect(priceOf(aLine('BIKE', withParts(...skus)))).toEqual([expected, expected, null])
})

test('lists the amount that each part adds or takes off', () => {
  const line = aLine('BIKE', { ...withParts('CHEAP', 'BELL'), ...painted })
  expect(priceParts(line, items, aMarket())).toMatchObject({
    own: { amount: 2_899_95 },
    before: { amount: 2_899_95 },
    options: [
      { sku: 'CHEAP', price: { amount: -250_49 } },
      { sku: 'BELL', price: { amount: 19_95 } },
    ],
    colour: { amount: 250_05 },
  })
  expect(unitPrice(line, items, aMarket())?.options.map(({ sku }) => sku)).toEqual([
    'CHEAP',
    'BELL',
  ])
})

test('prices one piece independently of the quantity', () => {
  const three = aLine('BIKE', { quantity: 3, ...withParts('CHEAP'), ...painted })
  expect(priceOf(three)).toEqual([2_649_46, 2_649_46, 250_05])
})

test('adds the same part prices before and after a reduction', () => {
  const sale = { ...bike, prices: [basePrice(2_899_95, { special: reducedTo(2_599_99) })] }
  const catalogue = catalogueOf(sale, own, cheap)
  expect(priceOf(aLine('BIKE', withParts('CHEAP')), catalogue)).toEqual([2_349_50, 2_649_46, null])
})

test('uses reduced prices for chosen and replaced parts', () => {
  const saleOf = (part: typeof own, price: number) => ({
    ...part,
    prices: part.prices.map((list) => ({ ...list, special: reducedTo(price) })),
  })
  expect(
    priceOf(aLine('BIKE', withParts('DEAR')), catalogueOf(bike, own, saleOf(dear, 999_00))),
  ).toEqual([2_899_95 + 599_01, 2_899_95 + 599_01, null])
  expect(
    priceOf(aLine('BIKE', withParts('DEAR')), catalogueOf(bike, saleOf(own, 299_00), dear)),
  ).toEqual([2_899_95 + 850_01, 2_899_95 + 850_01, null])
})

test('uses the reduced price of paint', () => {
  const sale = { ...fog, prices: [basePrice(250_05, { special: reducedTo(199_99) })] }
  expect(priceOf(aLine('BIKE', painted), catalogueOf(bike, sale))).toEqual([
    2_899_95, 2_899_95, 199_99,
  ])
})

test('converts every part abroad and uses a price fixed there', () => {
  const market = aMarket('de', euroRule)
  // 2899.95 / 1.2 × 1.19 × 1.2 and so on, to the cent
  const [whole] = priceOf(aLine('BIKE'), items, market) ?? []
  expect(whole).toBe(3_450_94)
  const fixed = basePrice(3_333_33, { country: 'de', currency: 'EUR' })
  const elsewhere = basePrice(3_111_11, { country: 'fr', currency: 'EUR' })
  const catalogue = catalogueOf({ ...bike, prices: [elsewhere, ...bike.prices, fixed] }, own, cheap)
  const difference = Math.round(149_50 * 1.19) - Math.round(399_99 * 1.19)
  expect(priceOf(aLine('BIKE', withParts('CHEAP')), catalogue, market)).toEqual([
    3_333_33 + difference,
    3_333_33 + difference,
    null,
  ])
  // A fixed price does not apply at home, nor where the country is charged in pounds.
  expect(priceOf(aLine('BIKE'), catalogue)?.[0]).toBe(2_899_95)
  expect(priceOf(aLine('BIKE'), catalogue, aMarket('de', homeRule))?.[0]).toBe(2_899_95)
})

test.each([
  ['an unknown item', aLine('GONE')],
  ['an unknown part', aLine('BIKE', withParts('GONE'))],
  ['unknown paint', aLine('BIKE', { colour: { uid: 'c', sku: 'BBCOLOUR-GONE' } })],
])('has no price for %s', (_what, line) => {
  expect(priceOf(line)).toBeNull()
})

test.each([
  ['a bike', catalogueOf({ ...bike, prices: [] }, own, cheap, fog)],
  ['a part', catalogueOf(bike, own, { ...cheap, prices: [] }, fog)],
  ['paint', catalogueOf(bike, own, cheap, { ...fog, prices: [] })],
])('has no price with %s that has no base price', (_what, catalogue) => {
  expect(priceOf(aLine('BIKE', { ...withParts('CHEAP'), ...painted }), catalogue)).toBeNull()
})

test('has no price for a build that would cost less than zero', () => {
  const priced = (bikePence: number) =>
    priceOf(
      aLine('BIKE', withParts('CHEAP')),
      catalogueOf({ ...bike, prices: [basePrice(bikePence)] }, own, cheap),
    )
  expect(priced(250_49)).toEqual([0, 0, null])
  expect(priced(250_48)).toBeNull()
})

test('has no price when a reduction makes it negative', () => {
  const sale = { ...bike, prices: [basePrice(999_00, { special: reducedTo(100_00) })] }
  expect(priceOf(aLine('BIKE', withParts('CHEAP')), catalogueOf(sale, own, cheap))).toBeNull()
})

test('adds paint to the price of one piece', () => {
  const unit = unitPrice(aLine('BIKE', painted), items, aMarket())
  expect(unit && paintedPrice(unit)).toEqual({ amount: 3_150_00, currency: 'GBP' })
  const plain = unitPrice(aLine('BIKE'), items, aMarket())
  expect(plain && paintedPrice(plain)).toEqual({ amount: 2_899_95, currency: 'GBP' })
})

test('adds up to the exact sum, or has no price', () => {
  let [priced, refused] = [0, 0]
  const pence = fc.nat({ max: 4_000_00 })
  fc.assert(
    fc.property(pence, pence, pence, pence, (frame, fitted, chosen, extra) => {
      const catalogue = catalogueOf(
        { ...bike, prices: [basePrice(frame)] },
        aPart('OWN', fitted),
        aPart('CHEAP', chosen),
        { ...bell, prices: [basePrice(extra)] },
      )
      const unit = unitPrice(aLine('BIKE', withParts('CHEAP', 'BELL')), catalogue, aMarket())
      const exact = frame + chosen - fitted + extra
      expect(unit?.price.amount ?? null).toBe(exact < 0 ? null : exact)
      if (unit) priced += 1
      else refused += 1
    }),
    { numRuns: 300 },
  )
  expect(priced).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(5)
})
