import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { money } from '#/money/money.ts'
import { homeRule, type PriceRule } from '#/pricing/price-rule.ts'
import { couponHolds, type Discountable, lineDiscounts, normalCode } from './coupon.ts'
import { aCoupon, euroRule, now } from '#/cart/api/sample-cart.ts'

const yenRule: PriceRule = { ...euroRule, currency: 'JPY', rate: 196.4 }
const aTotal = (amount: number, categoryIds: number[] = [], currency: Currency = 'GBP') => ({
  total: money(amount, currency),
  categoryIds,
})
type Wish = { lines?: Discountable[]; rule?: PriceRule; now?: Date }
const holds = (coupon: Parameters<typeof aCoupon>[0], wish: Wish = {}) =>
  couponHolds(aCoupon(coupon), { lines: [aTotal(89_95)], rule: homeRule, now, ...wish })

test('a code is read in capitals and without the space around it', () => {
  expect(normalCode('  gift-10 ')).toBe('GIFT-10')
})

test.each([
  ['the day before it begins', '2026-11-14T23:59:59.999Z', false],
  ['its first day', '2026-11-15T00:00:00Z', true],
  ['its last moment', '2026-11-20T23:59:59.999Z', true],
  ['the day after', '2026-11-21T00:00:00Z', false],
])('on %s a coupon holds: %s %s', (_what, day, isHeld) => {
  expect(holds({ from: '2026-11-15', to: '2026-11-20' }, { now: new Date(day) })).toBe(isHeld)
})

test('a coupon with only a first or only a last day holds on that side for good', () => {
  expect(holds({ from: '2026-11-16' }, { now: new Date('2036-01-01') })).toBe(true)
  expect(holds({ to: '2026-11-16' }, { now: new Date('2016-01-01') })).toBe(true)
})

test.each([
  [{ maxUses: 3, used: 2 }, true],
  [{ maxUses: 3, used: 3 }, false],
  [{ maxUsesPerCustomer: 1, usedByCustomer: 0, used: 900 }, true],
  [{ maxUsesPerCustomer: 1, usedByCustomer: 1 }, false],
  [{ isActive: false }, false],
])('%j: it holds %s', (coupon, isHeld) => {
  expect(holds(coupon)).toBe(isHeld)
})

test.each([
  ['a penny short', 99_99, homeRule, false],
  ['at the sum itself', 100_00, homeRule, true],
  // £100 at 1.2 are €120
  ['a cent short abroad', 119_99, euroRule, false],
  ['at the sum itself abroad', 120_00, euroRule, true],
  // £100 at 196.4 are 19,640 yen, which have no smaller unit
  ['a yen short', 19_639, yenRule, false],
  ['at the sum itself in yen', 19_640, yenRule, true],
] as const)('the minimum spend %s', (_what, amount, rule, isHeld) => {
  const lines = [aTotal(amount, [], rule.currency)]
  expect(holds({ minSpend: 100_00 }, { lines, rule })).toBe(isHeld)
})

test('only what a coupon is for counts towards its minimum', () => {
  const lines = [aTotal(60_00, [4]), aTotal(60_00, [5])]
  expect(holds({ minSpend: 100_00, categoryIds: [4] }, { lines })).toBe(false)
  expect(holds({ minSpend: 100_00, categoryIds: [4, 5] }, { lines })).toBe(true)
})

test('a coupon for what is not in the cart gives nothing, nor does one for free goods', () => {
  expect(holds({ categoryIds: [9] })).toBe(false)
  expect(holds({}, { lines: [aTotal(0)] })).toBe(false)
  expect(holds({}, { lines: [aTotal(1)] })).toBe(true)
})

const offs = (coupon: Parameters<typeof aCoupon>[0], lines: Discountable[], rule = homeRule) =>
  lineDiscounts(aCoupon(coupon), lines, rule).map(({ amount }) => amount)

test.each([
  ['a tenth of odd pence, half a penny up', { value: 10 }, [89_95], [9_00]],
  [
    'a tenth of three lines, to the penny',
    { value: 10 },
    [33_33, 33_33, 33_33],
    [3_34, 3_33, 3_33],
  ],
  ['half a percent', { value: 0.5 }, [101_00], [51]],
  ['all of it', { value: 100 }, [89_95, 1], [89_95, 1]],
  ['more than all of it', { value: 150 }, [89_95], [89_95]],
  ['an amount', { kind: 'amount', value: 10_00 }, [20_00, 10_00], [6_67, 3_33]],
  ['an amount beyond the cart', { kind: 'amount', value: 10_00 }, [7_01], [7_01]],
  ['free delivery takes nothing off', { kind: 'free-shipping', value: 10_00 }, [89_95], [0]],
] as const)('%s', (_what, coupon, totals, expected) => {
  expect(
    offs(
      coupon,
      totals.map((total) => aTotal(total)),
    ),
  ).toEqual(expected)
})

test('only what a coupon is for is reduced', () => {
  expect(offs({ value: 50, categoryIds: [4] }, [aTotal(10_01, [4]), aTotal(99_99, [5])])).toEqual([
    5_01, 0,
  ])
  expect(offs({ categoryIds: [9] }, [aTotal(10_00, [4])])).toEqual([0])
})

test.each([
  // £10 at 1.2 are €12, and £9.99 too: a round amount of the money there
  [euroRule, 10_00, 12_00],
  [euroRule, 9_99, 12_00],
  [yenRule, 10_00, 1_964],
  [{ ...yenRule, currency: 'KRW', rate: 1_850.5 }, 10_00, 18_505],
  [homeRule, 9_99, 9_99],
] as const)('an amount abroad is a round one there: %#', (rule, pence, expected) => {
  expect(
    offs({ kind: 'amount', value: pence }, [aTotal(99_999_99, [], rule.currency)], rule),
  ).toEqual([expected])
})

test('currencies without minor units are among those of the shop', () => {
  const whole = Object.entries(minorDigits).filter(([, digits]) => digits === 0)
  expect(whole.map(([code]) => code)).toEqual(['JPY', 'KRW'])
})

test('whatever a coupon says, no line is reduced below zero and the shares add up', () => {
  let reduced = 0
  const totals = fc.array(fc.nat({ max: 5_000_00 }), { minLength: 1, maxLength: 8 })
  const kind = fc.constantFrom('percent' as const, 'amount' as const)
  fc.assert(
    fc.property(totals, kind, fc.nat({ max: 300 }), (amounts, which, value) => {
      const lines = amounts.map((amount) => aTotal(amount))
      const shares = offs({ kind: which, value }, lines)
      const whole = amounts.reduce((sum, amount) => sum + amount, 0)
      const exact = which === 'percent' ? Math.round((whole * value) / 100) : value
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(whole, exact))
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(amounts[index] ?? 0)
        if (share > 0) reduced += 1
      }
    }),
  )
  expect(reduced).toBeGreaterThan(50)
})
