import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { inPence, largestInstalment, monthlyFactor, simulate } from './amortisation-oracle.ts'
import { balances } from './balance.ts'
import { creditFor } from './credit.ts'

/** Odd pence, both limits of usual loans, and amounts that months divide evenly. */
const prices = [40_000, 40_001, 99_999, 123_455, 129_900, 209_999, 333_333, 799_999, 1_500_000]
const deposits = [0, 1, 10, 33, 50]
const terms = [3, 6, 10, 12, 18, 24, 36, 48, 60]
const aprs = [3.9, 7.9, 9.9, 12.9, 15.9, 19.9, 29.95]

const grid = prices.flatMap((price) =>
  deposits.flatMap((percent) => terms.map((months) => ({ price, percent, months }))),
)

/** The deposit by whole-number division, half a penny up. */
const loanOf = (price: number, percent: number) =>
  price - Number((BigInt(price) * BigInt(percent) * 2n + 100n) / 200n)

const repeated = (count: number, payment: number) => Array.from({ length: count }, () => payment)

test('every interest-bearing instalment of the grid equals the month-by-month simulation', () => {
  let compared = 0
  for (const apr of aprs) {
    const factor = monthlyFactor(Math.round(apr * 100))
    for (const { price, percent, months } of grid) {
      const credit = creditFor(money(price, 'GBP'), { months, apr }, percent)
      const loan = loanOf(price, percent)
      const instalment = largestInstalment(loan, months, factor)
      const name = `${price} ${percent} ${months} ${apr}`
      expect(credit.loan.amount, name).toBe(loan)
      expect(credit.instalment.amount, name).toBe(instalment)
      expect(credit.lastInstalment.amount, name).toBe(instalment)
      expect(credit.payable.amount, name).toBe(price - loan + months * instalment)
      compared += 1
    }
  }
  expect(compared).toBe(2835)
}, 60_000)

test('every interest-free loan of the grid is repaid exactly', () => {
  let compared = 0
  for (const { price, percent, months } of grid) {
    const credit = creditFor(money(price, 'GBP'), { months, apr: 0 }, percent)
    const { instalment, lastInstalment } = credit
    const payments = [...repeated(months - 1, instalment.amount), lastInstalment.amount]
    const debts = simulate(loanOf(price, percent), payments, monthlyFactor(0)).map(inPence)
    expect(debts.at(-1)).toBe(0)
    expect(balances(credit)).toEqual(debts)
    compared += 1
  }
  expect(compared).toBe(405)
})

test('after a month of the representative loan its interest has been added and one instalment paid', () => {
  const credit = creditFor(money(2499_00, 'GBP'), { months: 48, apr: 12.9 })
  expect(balances(credit)[1]).toBe(2458_36)
})

test('the balances of an interest-bearing loan follow the simulation to a penny until the last month', () => {
  let compared = 0
  for (const apr of aprs) {
    const factor = monthlyFactor(Math.round(apr * 100))
    for (const { price, percent, months } of grid) {
      const credit = creditFor(money(price, 'GBP'), { months, apr }, percent)
      const payments = repeated(months, credit.instalment.amount)
      const debts = simulate(credit.loan.amount, payments, factor).map(inPence)
      const own = balances(credit)
      expect(own).toHaveLength(debts.length)
      expect(own[0]).toBe(credit.loan.amount)
      expect(own.at(-1)).toBe(0)
      // Each payment is rounded down by less than a penny, which the debt carries to the end with interest.
      // Only the last month takes it.
      for (const [month, balance] of own.slice(0, -1).entries())
        expect(Math.abs(balance - (debts[month] ?? 0))).toBeLessThanOrEqual(1)
      compared += 1
    }
  }
  expect(compared).toBe(2835)
}, 60_000)
