import { money, type Money, multiply, percentOf, subtract, add } from '#/money/money.ts'
import type { FinanceProduct } from './finance-product.ts'

/** What a loan comes to, to the penny: all that the law wants told of it. */
export type Credit = {
  price: Money
  depositPercent: number
  deposit: Money
  loan: Money
  months: number
  instalment: Money
  /** The last one of a loan without interest takes up what the others were rounded by. */
  lastInstalment: Money
  /** Deposit and instalments together. */
  payable: Money
  apr: number
  /** The interest alone, for a year, in per cent. */
  yearlyRate: number
}

type Terms = Pick<FinanceProduct, 'months' | 'apr'>

/** In whole pence throughout, as lenders bill them. */
export function creditFor(price: Money, { months, apr }: Terms, depositPercent = 0): Credit {
  const deposit = percentOf(price, depositPercent)
  const loan = subtract(price, deposit)
  const instalment = money(instalmentOf(loan.amount, { months, apr }), price.currency)
  const allButLast = multiply(instalment, months - 1)
  const lastInstalment = apr === 0 ? subtract(loan, allButLast) : instalment
  return {
    price,
    depositPercent,
    deposit,
    loan,
    months,
    instalment,
    lastInstalment,
    payable: add(deposit, add(allButLast, lastInstalment)),
    apr,
    yearlyRate: 12 * 100 * monthlyRate(apr),
  }
}

/** Without interest rounded up, so that nothing is left over; with it rounded down, as the lender does. */
function instalmentOf(loan: number, { months, apr }: Terms): number {
  if (apr === 0) return Math.ceil(loan / months)
  const rate = monthlyRate(apr)
  return Math.floor((loan * rate) / (1 - (1 + rate) ** -months))
}

const monthlyRate = (apr: number) => (1 + apr / 100) ** (1 / 12) - 1
