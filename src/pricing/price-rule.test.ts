import fc from 'fast-check'
import { expect, test } from 'vitest'
import demoRules from '../../demo/pricing/price-rules.json' with { type: 'json' }
import { containedTaxPercent, homeRule, localPrice, type PriceRule } from './price-rule.ts'

const germany: PriceRule = {
  currency: 'EUR',
  removesHomeTax: true,
  upliftPercent: 2,
  dutyPercent: 0,
  taxPercent: 19,
  rate: 1.16,
  rounding: {
    direction: 'nearest',
    bands: [
      { from: 0, step: 1, ending: 0.95 },
      { from: 100, step: 10, ending: 9 },
    ],
  },
}
const japan: PriceRule = {
  ...germany,
  currency: 'JPY',
  taxPercent: 10,
  rate: 196.4,
  rounding: { direction: 'up', bands: [{ from: 0, step: 100, ending: 0 }] },
}

test('keeps the price at home', () => {
  expect(localPrice(249_900, homeRule)).toBe(249_900)
})

test('replaces the home tax abroad and rounds to the local ending', () => {
  // 2499 / 1.2 × 1.02 × 1.19 × 1.16 = 2932.18 → 2929
  expect(localPrice(249_900, germany)).toBe(292_900)
})

test('rounds small prices to 95 cents', () => {
  // 12 / 1.2 × 1.02 × 1.19 × 1.16 = 14.08 → 13.95
  expect(localPrice(1_200, germany)).toBe(1_395)
})

test('gives no decimals in a currency without minor units', () => {
  // 12 / 1.2 × 1.02 × 1.1 × 196.4 = 2203.6 → 2300
  expect(localPrice(1_200, japan)).toBe(2_300)
})

test('keeps a free item free abroad', () => {
  expect([germany, japan].map((rule) => localPrice(0, rule))).toEqual([0, 0])
})

/** A rule that only changes the ending, so that a test can state the exact amount. */
const endings = (
  direction: PriceRule['rounding']['direction'],
  ...bands: PriceRule['rounding']['bands']
): PriceRule => ({ ...homeRule, rounding: { direction, bands } })
const ending95 = { from: 0, step: 1, ending: 0.95 }
const ending9From100 = { from: 100, step: 10, ending: 9 }

test.each([
  // Between 12.95 and 13.95.
  { direction: 'nearest', pence: 13_44, price: 12_95 },
  { direction: 'nearest', pence: 13_45, price: 13_95 },
  { direction: 'nearest', pence: 13_46, price: 13_95 },
  { direction: 'up', pence: 12_96, price: 13_95 },
  { direction: 'down', pence: 13_94, price: 12_95 },
  // An amount with that ending stays.
  { direction: 'nearest', pence: 12_95, price: 12_95 },
  { direction: 'up', pence: 12_95, price: 12_95 },
  { direction: 'down', pence: 12_95, price: 12_95 },
] as const)('rounds $pence $direction to 95 pence: $price', ({ direction, pence, price }) => {
  expect(localPrice(pence, endings(direction, ending95))).toBe(price)
})

test.each([
  { direction: 'up', pence: 1, price: 95 },
  { direction: 'nearest', pence: 1, price: 95 },
  { direction: 'down', pence: 94, price: 95 },
] as const)('rounds up to the first ending of a band: $pence $direction', (row) => {
  expect(localPrice(row.pence, endings(row.direction, ending95))).toBe(row.price)
})

test.each([
  // The last price of the lower band.
  { pence: 99_99, price: 99_95 },
  // The first price of the upper band is 109: 99 would undercut a cheaper item.
  { pence: 100_00, price: 109_00 },
  { pence: 113_99, price: 109_00 },
  { pence: 114_00, price: 119_00 },
])('rounds prices from a hundred to end in 9: $pence becomes $price', ({ pence, price }) => {
  expect(localPrice(pence, endings('nearest', ending95, ending9From100))).toBe(price)
})

test('treats the start of a band as part of it', () => {
  const wholePounds = { from: 100, step: 10, ending: 0 }
  expect(localPrice(100_00, endings('nearest', ending95, wholePounds))).toBe(100_00)
  // 100.95 would exceed the price of a dearer item.
  expect(localPrice(99_96, endings('up', ending95, wholePounds))).toBe(100_00)
  // On either side of the midpoint of 99.95 and 100.
  expect(localPrice(99_97, endings('nearest', ending95, wholePounds))).toBe(99_95)
  expect(localPrice(99_98, endings('nearest', ending95, wholePounds))).toBe(100_00)
})

test('does not round a price below the first band', () => {
  expect(localPrice(99_99, endings('up', ending9From100))).toBe(99_99)
})

const wholeYen = { from: 0, step: 1, ending: 0 }

test.each(['up', 'down', 'nearest'] as const)(
  'never makes a penny free elsewhere, rounded %s',
  (direction) => {
    const rounding = { direction, bands: [{ from: 0, step: 100, ending: 0 }] }
    expect(localPrice(1, { ...japan, rounding })).toBe(100)
    // A tenth of a yen becomes a yen, in a band and below the first one.
    const bands = [[wholeYen], [{ ...wholeYen, from: 5 }]]
    const weak = bands.map((some) => ({ ...japan, rate: 10, rounding: { direction, bands: some } }))
    expect(weak.map((rule) => localPrice(1, rule))).toEqual([1, 1])
  },
)

test('adds duty to the uplifted price, and tax to both', () => {
  // 1000 / 1.2 × 1.06 × 1.13 × 1.05 × 1.86 = 1949.42
  const canada: PriceRule = {
    ...homeRule,
    currency: 'CAD',
    removesHomeTax: true,
    upliftPercent: 6,
    dutyPercent: 13,
    taxPercent: 5,
    rate: 1.86,
  }
  expect(localPrice(100_000, canada)).toBe(194_942)
})

const allRules = [homeRule, germany, japan, ...Object.values(demoRules)] as PriceRule[]
const anyRule = fc.constantFrom(...allRules)
const anyPrice = fc.integer({ min: 1, max: 2_000_000 })

test('keeps the order of prices in every country', () => {
  fc.assert(
    fc.property(anyRule, anyPrice, fc.integer({ min: 1, max: 5_000 }), (rule, pence, more) => {
      expect(localPrice(pence, rule)).toBeLessThanOrEqual(localPrice(pence + more, rule))
    }),
    { numRuns: 2_000 },
  )
})

test('never makes a priced item free in any country', () => {
  fc.assert(
    fc.property(anyRule, anyPrice, (rule, pence) => {
      expect(localPrice(pence, rule)).toBeGreaterThan(0)
    }),
  )
  expect(allRules.map((rule) => localPrice(1, rule)).every((price) => price > 0)).toBe(true)
})

test('rounds every price to the ending of its rule', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 2_000_000 }), (pence) => {
      expect(localPrice(pence, germany) % 1000).toBe(900)
    }),
  )
})

test('the steps between two parts are multiples of five euros, as a retailer prints them', () => {
  const dearEnough = fc.integer({ min: 2_100, max: 400_000 })
  fc.assert(
    fc.property(dearEnough, dearEnough, (one, other) => {
      const rule = demoRules.de as PriceRule
      // A remainder of zero may have a sign.
      expect(Math.abs((localPrice(one, rule) - localPrice(other, rule)) % 500)).toBe(0)
    }),
  )
})

test('contains the tax of its rule, or the home tax where that was left in', () => {
  expect(containedTaxPercent(germany)).toBe(19)
  expect(containedTaxPercent({ ...germany, taxPercent: 0 })).toBe(0)
  expect(containedTaxPercent({ ...germany, removesHomeTax: false, taxPercent: 0 })).toBe(20)
  expect(containedTaxPercent(homeRule)).toBe(20)
})
