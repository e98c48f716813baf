import { expect, test } from 'vitest'
import { bestProduct, longestAndCheapest } from './finance-product.ts'

const product = (id: string, months: number, apr: number, loans: [number, number | null]) => ({
  id,
  name: id,
  months,
  apr,
  minLoan: loans[0],
  maxLoan: loans[1],
})

const free = product('free', 12, 0, [40_000, 300_000])
const dear = product('dear', 48, 15.9, [100_000, null])
const cheap = product('cheap', 48, 12.9, [100_000, 1_500_000])
const short = product('short', 24, 9.9, [40_000, 1_500_000])
const all = [free, dear, cheap, short]

test.each([
  [39_999, null],
  [40_000, short],
  [99_999, short],
  [100_000, cheap],
  [1_500_000, cheap],
  // Null means no limit.
  [1_500_001, dear],
])('finds the best loan for %d pence', (price, best) => {
  expect(bestProduct(all, price)).toBe(best)
})

test('prefers the longest loan, then the cheapest', () => {
  expect(longestAndCheapest(all)).toBe(cheap)
  expect(longestAndCheapest([])).toBeNull()
})
