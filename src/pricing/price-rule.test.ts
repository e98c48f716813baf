import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containedTaxPercent, homeRule, localPrice, type PriceRule } from './price-rule.ts'

const germany: PriceRule = {
  currency: 'EUR',
  leavesHomeTax: true,
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

test('at home the price is the price', () => {
  expect(localPrice(249_900, homeRule)).toBe(249_900)
})

test('abroad our tax goes, theirs comes, and the price ends as prices do there', () => {
  // 2499 / 1.2 × 1.02 × 1.19 × 1.16 = 2932.18 → 2929
  expect(localPrice(249_900, germany)).toBe(292_900)
})

test('small prices end in 95 cents', () => {
  // 12 / 1.2 × 1.02 × 1.19 × 1.16 = 14.08 → 13.95
  expect(localPrice(1_200, germany)).toBe(1_395)
})

test('a currency without pennies has none', () => {
  // 12 / 1.2 × 1.02 × 1.1 × 196.4 = 2203.6 → 2300
  expect(localPrice(1_200, japan)).toBe(2_300)
})

test('what is free at home is free abroad', () => {
  expect([germany, japan].map((rule) => localPrice(0, rule))).toEqual([0, 0])
})

test('nothing costs less than something cheaper', () => {
  const pence = fc.integer({ min: 0, max: 2_000_000 })
  for (const rule of [germany, japan, homeRule])
    fc.assert(
      fc.property(pence, pence, (a, b) => {
        expect(localPrice(Math.min(a, b), rule)).toBeLessThanOrEqual(
          localPrice(Math.max(a, b), rule),
        )
      }),
    )
})

test('what a thing may cost ends as the rule says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 2_000_000 }), (pence) => {
      expect(localPrice(pence, germany) % 1000).toBe(900)
    }),
  )
})

test('a price contains the tax of its rule, or the home tax where that was left in', () => {
  expect(containedTaxPercent(germany)).toBe(19)
  expect(containedTaxPercent({ ...germany, taxPercent: 0 })).toBe(0)
  expect(containedTaxPercent({ ...germany, leavesHomeTax: false, taxPercent: 0 })).toBe(20)
  expect(containedTaxPercent(homeRule)).toBe(20)
})
