import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { money } from '#/money/money.ts'
import { homeRule, type PriceRule } from '#/pricing/price-rule.ts'
import { couponHolds, type CouponLine, lineDiscounts, normalCode } from './coupon.ts'
import { aCoupon, euroRule, now } from '#/cart/api/sample-cart.ts'

const yenRule: PriceRule = { ...euroRule, currency: 'JPY', rate: 196.4 }
const aTotal = (amount: number, categoryIds: number[] = [], currency: Currency = 'GBP') => ({
  total: money(amount, currency),
  categoryIds,
  isGiftCard: false,
})
const aGiftCard = (amount: number, categoryIds: number[] = []) => ({
  ...aTotal(amount, categoryIds),
  isGiftCard: true,
})
type Conditions = { lines?: CouponLine[]; rule?: PriceRule; now?: Date }
const applies = (coupon: Parameters<typeof aCoupon>[0], conditions: Conditions = {}) =>
  couponHolds(aCoupon(coupon), { lines: [aTotal(89_95)], rule: homeRule, now, ...conditions })

test('normalises a code to capitals without surrounding spaces', () => {
  expect(normalCode('  gift-10 ')).toBe('GIFT-10')
})

test.each([
  ['the day before it begins', '2026-11-14T23:59:59.999Z', false],
  ['its first day', '2026-11-15T00:00:00Z', true],
  ['the end of its last day', '2026-11-20T23:59:59.999Z', true],
  ['the day after', '2026-11-21T00:00:00Z', false],
])('applies a coupon on %s (%s): %s', (_what, day, isApplied) => {
  expect(applies({ from: '2026-11-15', to: '2026-11-20' }, { now: new Date(day) })).toBe(isApplied)
})

test.each([
  ['the last minute before its first day', '2026-06-30T22:59:59.999Z', false],
  ['midnight in Britain', '2026-06-30T23:00:00Z', true],
  ['the last minute of its last day', '2026-07-05T22:59:59.999Z', true],
  ['the midnight after it', '2026-07-05T23:00:00Z', false],
])('applies a coupon of July on %s (%s): %s', (_what, day, isApplied) => {
  expect(applies({ from: '2026-07-01', to: '2026-07-05' }, { now: new Date(day) })).toBe(isApplied)
})

test('applies a coupon without a first or a last day indefinitely', () => {
  expect(applies({ from: '2026-11-16' }, { now: new Date('2036-01-01') })).toBe(true)
  expect(applies({ to: '2026-11-16' }, { now: new Date('2016-01-01') })).toBe(true)
})

test.each([
  [{ maxUses: 3, used: 2 }, true],
  [{ maxUses: 3, used: 3 }, false],
  [{ maxUsesPerCustomer: 1, usedByCustomer: 0, used: 900 }, true],
  [{ maxUsesPerCustomer: 1, usedByCustomer: 1 }, false],
  [{ isActive: false }, false],
])('applies a coupon with %j: %s', (coupon, isApplied) => {
  expect(applies(coupon)).toBe(isApplied)
})

test.each([
  ['a penny short', 99_99, homeRule, false],
  ['exactly reached', 100_00, homeRule, true],
  // £100 at 1.2 is €120.
  ['a cent short abroad', 119_99, euroRule, false],
  ['exactly reached abroad', 120_00, euroRule, true],
  // £100 at 196.4 is 19,640 yen, which has no minor unit.
  ['a yen short', 19_639, yenRule, false],
  ['exactly reached in yen', 19_640, yenRule, true],
] as const)('checks a minimum spend %s', (_what, amount, rule, isApplied) => {
  const lines = [aTotal(amount, [], rule.currency)]
  expect(applies({ minSpend: 100_00 }, { lines, rule })).toBe(isApplied)
})

test('counts only eligible lines towards the minimum spend', () => {
  const lines = [aTotal(60_00, [4]), aTotal(60_00, [5])]
  expect(applies({ minSpend: 100_00, categoryIds: [4] }, { lines })).toBe(false)
  expect(applies({ minSpend: 100_00, categoryIds: [4, 5] }, { lines })).toBe(true)
})

test('does not apply without eligible items, or to free ones', () => {
  expect(applies({ categoryIds: [9] })).toBe(false)
  expect(applies({}, { lines: [aTotal(0)] })).toBe(false)
  expect(applies({}, { lines: [aTotal(1)] })).toBe(true)
})

const offs = (coupon: Parameters<typeof aCoupon>[0], lines: CouponLine[], rule = homeRule) =>
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
  ['the whole amount', { value: 100 }, [89_95, 1], [89_95, 1]],
  ['more than the whole amount', { value: 150 }, [89_95], [89_95]],
  ['an amount', { kind: 'amount', value: 10_00 }, [20_00, 10_00], [6_67, 3_33]],
  ['an amount above the total', { kind: 'amount', value: 10_00 }, [7_01], [7_01]],
  ['nothing for free delivery', { kind: 'free-shipping', value: 10_00 }, [89_95], [0]],
] as const)('%s', (_what, coupon, totals, expected) => {
  expect(
    offs(
      coupon,
      totals.map((total) => aTotal(total)),
    ),
  ).toEqual(expected)
})

test('reduces only eligible lines', () => {
  expect(offs({ value: 50, categoryIds: [4] }, [aTotal(10_01, [4]), aTotal(99_99, [5])])).toEqual([
    5_01, 0,
  ])
  expect(offs({ categoryIds: [9] }, [aTotal(10_00, [4])])).toEqual([0])
})

test.each([
  ['a percentage', { value: 20 }],
  ['an amount', { kind: 'amount', value: 10_00 }],
  ['a percentage of their own category', { value: 20, categoryIds: [7] }],
] as const)('a gift card is never sold for less than its worth: %s', (_what, coupon) => {
  expect(applies(coupon, { lines: [aGiftCard(250_00, [7])] })).toBe(false)
  expect(offs(coupon, [aGiftCard(250_00, [7]), aGiftCard(100_00, [7])])).toEqual([0, 0])
})

test('beside a gift card only the other items are reduced and count towards the minimum spend', () => {
  const lines = [aGiftCard(250_00), aTotal(89_95)]
  expect(offs({ value: 10 }, lines)).toEqual([0, 9_00])
  expect(offs({ kind: 'amount', value: 100_00 }, lines)).toEqual([0, 89_95])
  expect(applies({ minSpend: 90_00 }, { lines })).toBe(false)
  expect(applies({ minSpend: 89_95 }, { lines })).toBe(true)
})

test('a gift card can be sent free of charge', () => {
  const lines = [aGiftCard(25_00)]
  expect(applies({ kind: 'free-shipping', value: 0, minSpend: 25_00 }, { lines })).toBe(true)
})

test.each([
  // £10 at 1.2 is €12, and so is £9.99: it is rounded to a whole amount of the local currency.
  [euroRule, 10_00, 12_00],
  [euroRule, 9_99, 12_00],
  [yenRule, 10_00, 1_964],
  [{ ...yenRule, currency: 'KRW', rate: 1_850.5 }, 10_00, 18_505],
  [homeRule, 9_99, 9_99],
] as const)('rounds an amount abroad to whole units: %#', (rule, pence, expected) => {
  expect(
    offs({ kind: 'amount', value: pence }, [aTotal(99_999_99, [], rule.currency)], rule),
  ).toEqual([expected])
})

test('covers currencies without minor units', () => {
  const whole = Object.entries(minorDigits).filter(([, digits]) => digits === 0)
  expect(whole.map(([code]) => code)).toEqual(['JPY', 'KRW'])
})

test('never reduces a line below zero, and its shares add up', () => {
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
