import { expect, test } from 'vitest'
import { bestProduct, longestAndCheapest } from './finance-product.ts'
import { aLoan } from './sample-loans.ts'

const free = aLoan('free', { maxLoan: 300_000 })
const dear = aLoan('dear', { months: 48, apr: 15.9, minLoan: 100_000 })
const cheap = aLoan('cheap', { months: 48, apr: 12.9, minLoan: 100_000, maxLoan: 1_500_000 })
const short = aLoan('short', { months: 24, apr: 9.9, maxLoan: 1_500_000 })
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
