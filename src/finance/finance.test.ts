import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { creditFor } from './loans/credit.ts'
import { isFinanced } from './loans/deposit.ts'
import { type Finance, longestCredit, representativeCredit } from './finance.ts'
import { aLoan } from './loans/sample-loans.ts'

const short = aLoan('short')
const middle = aLoan('middle', { months: 24, apr: 9.9 })
const long = aLoan('long', { months: 48, apr: 12.9, minLoan: 100_000, maxLoan: 1_500_000 })

const aFinance = (example: Partial<Finance['example']> = {}): Finance => ({
  products: [short, middle, long],
  notice: { en: '', de: '' },
  example: { price: 329_900, depositPercent: 10, productId: null, ...example },
})

test('uses the loan, price and deposit that staff chose for the example', () => {
  expect(representativeCredit(aFinance({ productId: 'middle' }))).toEqual(
    creditFor(money(329_900, 'GBP'), middle, 10),
  )
})

test.each([
  ['no loan is chosen', null],
  ['the chosen loan is no longer offered', 'gone'],
])('uses the longest loan when %s', (_when, productId) => {
  expect(representativeCredit(aFinance({ productId }))).toEqual(
    creditFor(money(329_900, 'GBP'), long, 10),
  )
})

test('has no example without loans', () => {
  expect(representativeCredit({ ...aFinance(), products: [] })).toBeNull()
})

test('works out a monthly price from the longest loan for the price, without a deposit', () => {
  expect(longestCredit(aFinance(), money(100_000, 'GBP'))).toEqual(
    creditFor(money(100_000, 'GBP'), long),
  )
  // A penny less is too little for the longest loan.
  expect(longestCredit(aFinance(), money(99_999, 'GBP'))).toEqual(
    creditFor(money(99_999, 'GBP'), middle),
  )
})

test('has no monthly price below the smallest loan', () => {
  expect(longestCredit(aFinance(), money(39_999, 'GBP'))).toBeNull()
})

test('has no monthly price in other currencies', () => {
  expect(longestCredit(aFinance(), money(100_000, 'EUR'))).toBeNull()
})

test('gives credit from the smallest loan on, in pounds', () => {
  expect(isFinanced(aFinance(), money(39_999, 'GBP'))).toBe(false)
  expect(isFinanced(aFinance(), money(40_000, 'GBP'))).toBe(true)
  expect(isFinanced(aFinance(), money(40_000, 'EUR'))).toBe(false)
  // More than the largest loan: a deposit brings it down.
  expect(isFinanced({ products: [long] }, money(1_500_001, 'GBP'))).toBe(true)
  expect(isFinanced({ products: [] }, money(40_000, 'GBP'))).toBe(false)
})
