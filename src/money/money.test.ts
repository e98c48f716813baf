import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency } from './currency.ts'
import {
  add,
  allocate,
  compare,
  containedTax,
  money,
  multiply,
  percentOf,
  subtract,
  sum,
  toWire,
  withoutTax,
} from './money.ts'

const gbp = (amount: number) => money(amount, 'GBP')
const anAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const weights = fc
  .array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0))

test('adds amounts', () => {
  expect(add(gbp(129_900), gbp(45_050))).toEqual(gbp(174_950))
  expect(sum([gbp(1), gbp(2), gbp(3)], 'GBP')).toEqual(gbp(6))
  expect(sum([], 'EUR')).toEqual(money(0, 'EUR'))
})

test('subtracts amounts', () => {
  expect(subtract(gbp(100_000), gbp(25_000))).toEqual(gbp(75_000))
})

test('refuses to mix pounds and euros', () => {
  expect(() => add(gbp(1), money(1, 'EUR'))).toThrow('Cannot mix GBP and EUR')
  expect(() => compare(gbp(1), money(1, 'EUR'))).toThrow('Cannot mix')
})

test('refuses a fraction of a penny and an unsupported currency', () => {
  expect(() => gbp(0.5)).toThrow('Not a whole amount')
  expect(() => multiply(gbp(99), 1.5)).toThrow('Not a whole amount')
  const unknown: string = 'XAU'
  expect(() => money(1, unknown as Currency)).toThrow('Not a currency')
})

test('never gives minus zero', () => {
  expect(Object.is(multiply(gbp(-5), 0).amount, 0)).toBe(true)
})

test('sorts the smaller amount first', () => {
  expect([gbp(3), gbp(1), gbp(2)].toSorted(compare)).toEqual([gbp(1), gbp(2), gbp(3)])
})

test.each([
  [123_455, 10, 12_346],
  [123_444, 10, 12_344],
  [-123_455, 10, -12_346],
  [10_000, 25.5, 2_550],
  [10_000, 8.1, 810],
  [5, 10, 1],
  [4, 10, 0],
])('takes of %i pence %f per cent: %i pence', (whole, percent, part) => {
  expect(percentOf(gbp(whole), percent)).toEqual(gbp(part))
})

test('rounds a percentage by at most half a penny', () => {
  fc.assert(
    fc.property(anAmount, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const part = percentOf(gbp(amount), hundredths / 100).amount
      expect(Math.abs(part * 10_000 - amount * hundredths)).toBeLessThanOrEqual(5_000)
    }),
  )
})

test('splits ten pounds into three shares without losing a penny', () => {
  expect(allocate(gbp(1_000), [1, 1, 1])).toEqual([gbp(334), gbp(333), gbp(333)])
})

test('gives the left-over penny to the share that rounding reduced most', () => {
  expect(allocate(gbp(100), [1, 5])).toEqual([gbp(17), gbp(83)])
})

test('gives left-over pennies to the first of equal shares', () => {
  expect(allocate(gbp(5), [3, 3, 3]).map(({ amount }) => amount)).toEqual([2, 2, 1])
  expect(allocate(gbp(-5), [3, 3, 3]).map(({ amount }) => amount)).toEqual([-2, -2, -1])
})

test('splits zero into zeros', () => {
  expect(allocate(gbp(0), [2, 5])).toEqual([gbp(0), gbp(0)])
})

test('gives nothing to a weight of zero', () => {
  expect(allocate(gbp(101), [0, 1, 1])).toEqual([gbp(0), gbp(51), gbp(50)])
})

test('refuses to split among no weights', () => {
  expect(() => allocate(gbp(100), [])).toThrow('Nothing to allocate to')
  expect(() => allocate(gbp(100), [0, 0])).toThrow('Nothing to allocate to')
  expect(() => allocate(gbp(100), [1, -1])).toThrow('Not a weight')
})

test('splits into shares that add up and are each within a penny of exact', () => {
  fc.assert(
    fc.property(anAmount, weights, (amount, shares) => {
      const parts = allocate(gbp(amount), shares)
      const total = shares.reduce((a, b) => a + b, 0)
      expect(sum(parts, 'GBP')).toEqual(gbp(amount))
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part.amount - (amount * (shares[index] ?? 0)) / total)).toBeLessThan(1)
      }
    }),
  )
})

test('converts to major units, with no decimals for yen', () => {
  expect(toWire(gbp(129_950))).toEqual({ value: 1299.5, currency: 'GBP' })
  expect(toWire(money(129_950, 'JPY'))).toEqual({ value: 129_950, currency: 'JPY' })
})

test.each([
  [9_300, 20, 1_550],
  // 0.8333… is rounded up, 0.1666… down, and half a penny up
  [5, 20, 1],
  [1, 20, 0],
  [3, 20, 1],
  [119, 19, 19],
  [12_345, 19, 1_971],
  [9_999, 25.5, 2_032],
  [10_000, 8.1, 749],
  [129_901, 10, 11_809],
  [10_001, 0, 0],
  [0, 20, 0],
  [-9_301, 20, -1_550],
])('finds in %i pence with %f per cent tax %i pence of tax', (gross, percent, tax) => {
  expect(containedTax(gbp(gross), percent)).toEqual(gbp(tax))
  expect(withoutTax(gbp(gross), percent)).toEqual(gbp(gross - tax))
})

test('rounds the contained tax by at most half a penny in every country', () => {
  fc.assert(
    fc.property(anAmount, fc.integer({ min: 0, max: 2_700 }), (gross, hundredths) => {
      const tax = containedTax(gbp(gross), hundredths / 100).amount
      expect(Math.abs(tax * (10_000 + hundredths) - gross * hundredths) * 2).toBeLessThanOrEqual(
        10_000 + hundredths,
      )
    }),
  )
})

test('is exact for sums too large for a float’s fraction', () => {
  // 9,007,199,254,740,991 / 6 = 1,501,199,875,790,165.1666…
  expect(containedTax(gbp(Number.MAX_SAFE_INTEGER), 20)).toEqual(gbp(1_501_199_875_790_165))
})
