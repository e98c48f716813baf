import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, type Money } from '#/money/money.ts'
import { creditFor } from './credit.ts'

const pounds = (amount: number) => money(Math.round(amount * 100), 'GBP')
const inPounds = ({ amount }: Money) => amount / 100

test.each([
  { price: 1000, percent: 0, months: 12, each: 83.34, last: 83.26 },
  { price: 1999, percent: 10, months: 12, each: 149.93, last: 149.87 },
  { price: 2499, percent: 0, months: 36, each: 69.42, last: 69.3 },
  { price: 500, percent: 0, months: 3, each: 166.67, last: 166.66 },
  { price: 1299, percent: 20, months: 12, each: 86.6, last: 86.6 },
])('£$price without interest, $percent % down, over $months months', (loan) => {
  const { price, percent, months, each, last } = loan
  const credit = creditFor(pounds(price), { months, apr: 0 }, percent)
  expect(inPounds(credit.instalment)).toBe(each)
  expect(inPounds(credit.lastInstalment)).toBe(last)
  expect(credit.payable).toEqual(pounds(price))
})

test.each([
  { price: 3299, percent: 0, apr: 12.9, months: 48, each: 87.19, payable: 4185.12 },
  { price: 3299, percent: 10, apr: 15.9, months: 36, each: 102.7, payable: 4027.1 },
  { price: 1299, percent: 20, apr: 19.9, months: 24, each: 52.02, payable: 1508.28 },
  { price: 4999, percent: 50, apr: 10.9, months: 48, each: 63.86, payable: 5564.78 },
  { price: 2499, percent: 10, apr: 12.9, months: 36, each: 74.91, payable: 2946.66 },
])('£$price, $percent % down, at $apr % over $months months', (loan) => {
  const { price, percent, apr, months, each, payable } = loan
  const credit = creditFor(pounds(price), { months, apr }, percent)
  expect(inPounds(credit.instalment)).toBe(each)
  expect(credit.lastInstalment).toEqual(credit.instalment)
  expect(inPounds(credit.payable)).toBe(payable)
})

test('rounds half a penny of a deposit up', () => {
  expect(creditFor(pounds(1234.55), { months: 12, apr: 0 }, 10).deposit).toEqual(pounds(123.46))
})

test('works out an interest rate below the APR', () => {
  expect(creditFor(pounds(2499), { months: 48, apr: 12.9 }).yearlyRate).toBeCloseTo(12.19, 2)
})

const loans = {
  price: fc.integer({ min: 25_000, max: 1_500_000 }).map((pence) => money(pence, 'GBP')),
  months: fc.integer({ min: 2, max: 60 }),
  percent: fc.integer({ min: 0, max: 50 }),
}

test('adds up to the loan without interest, with the last instalment never the largest', () => {
  fc.assert(
    fc.property(loans.price, loans.months, loans.percent, (price, months, percent) => {
      const credit = creditFor(price, { months, apr: 0 }, percent)
      const { instalment, lastInstalment, loan, deposit } = credit
      expect(instalment.amount * (months - 1) + lastInstalment.amount).toBe(loan.amount)
      expect(lastInstalment.amount).toBeGreaterThan(0)
      expect(lastInstalment.amount).toBeLessThanOrEqual(instalment.amount)
      expect(deposit.amount + loan.amount).toBe(price.amount)
    }),
  )
})

test('pays the loan off at the stated APR, to a penny per instalment', () => {
  const rates = fc.integer({ min: 10, max: 399 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(loans.price, loans.months, rates, (price, months, apr) => {
      const { instalment, loan } = creditFor(price, { months, apr })
      // The present value of the instalments, by the definition of an APR.
      const worth = (each: number) =>
        Array.from(
          { length: months },
          (_, month) => each / (1 + apr / 100) ** ((month + 1) / 12),
        ).reduce((sum, payment) => sum + payment, 0)
      expect(worth(instalment.amount)).toBeLessThanOrEqual(loan.amount + 1e-4)
      expect(worth(instalment.amount + 1)).toBeGreaterThan(loan.amount)
    }),
  )
})
