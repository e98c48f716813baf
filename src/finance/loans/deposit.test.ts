import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, type Money } from '#/money/money.ts'
import {
  isDeposit,
  isFinanced,
  loanAfter,
  priceRange,
  proposedDeposits,
  smallestDeposit,
} from './deposit.ts'
import { covers, type FinanceProduct, minimumFinanceAmount } from './finance-product.ts'
import { aLoan } from './sample-loans.ts'

const pounds = (amount: number) => money(Math.round(amount * 100), 'GBP')
const loan = aLoan('loan', { maxLoan: 300_000 })

const isGiven = (product: FinanceProduct, price: Money, percent: number) =>
  covers(product, loanAfter(price, percent).amount)

test.each([
  [444.43, 10, false],
  [444.44, 10, true],
  [3333.33, 10, true],
  [3333.34, 10, false],
  [799.99, 50, false],
  [800, 50, true],
  [6000, 50, true],
  [6000.01, 50, true],
  [6000.02, 50, false],
])('£%d with a deposit of %d per cent: the loan is given: %s', (price, percent, expected) => {
  expect(isGiven(loan, pounds(price), percent)).toBe(expected)
})

test.each([
  [399.99, false],
  [400, true],
  [3000.01, true],
])('without a deposit only the smallest loan counts: £%d is financed: %s', (price, expected) => {
  expect(isFinanced({ products: [loan] }, pounds(price))).toBe(expected)
})

test.each([
  [1234.55, 10, 1111.09],
  [0.01, 50, 0],
  [1299, 20, 1039.2],
  [2099.99, 33, 1406.99],
])('of £%d with a deposit of %d per cent £%d are borrowed', (price, percent, expected) => {
  expect(loanAfter(pounds(price), percent)).toEqual(pounds(expected))
})

test('a missing maximum is no limit', () => {
  expect(isGiven(aLoan('endless'), pounds(1_000_000), 1)).toBe(true)
})

test.each([
  [3000, 0, 0],
  [3000.01, 0, 1],
  [5000, 0, 40],
  [5000, 45, 45],
  [6000, 0, 50],
  [6000.01, 0, 50],
  [6000.02, 0, null],
  [400, 1, null],
])('£%d from %d per cent on needs a deposit of %s per cent', (price, from, expected) => {
  expect(smallestDeposit(loan, pounds(price), from)).toBe(expected)
})

test('the smallest deposit is enough and a per cent less is not', () => {
  let found = 0
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), (pence) => {
      const price = money(pence, 'GBP')
      const percent = smallestDeposit(loan, price, 1)
      if (percent === null) return
      found += 1
      expect(isGiven(loan, price, percent)).toBe(true)
      const isLess = percent > 1 && isGiven(loan, price, percent - 1)
      expect(isLess).toBe(false)
    }),
  )
  expect(found).toBeGreaterThan(10)
})

test('deposits are whole percentages from 0 to 50', () => {
  expect(proposedDeposits).toEqual([0, 10, 20, 30, 40, 50])
  expect([0, 1, 50].every(isDeposit)).toBe(true)
  expect([-1, 51, 0.5, Number.NaN, Infinity].some(isDeposit)).toBe(false)
})

test('the smallest finance amount is that of the smallest loan', () => {
  expect(
    minimumFinanceAmount([
      aLoan('dear', { minLoan: 75_000 }),
      loan,
      aLoan('odd', { minLoan: 100_000, maxLoan: 1 }),
    ]),
  ).toBe(40_000)
  expect(minimumFinanceAmount([])).toBeNull()
})

test('the price control ends at four times the price it was opened with', () => {
  expect(priceRange([loan], pounds(2099.01))).toEqual({
    least: pounds(400),
    most: pounds(8396.04),
  })
  expect(priceRange([loan], pounds(0))).toEqual({ least: pounds(400), most: pounds(1600) })
})
