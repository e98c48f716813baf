import { money, type Money, multiply, percentOf, subtract, add } from '#/money/money.ts'
import type { FinanceProduct } from './finance-product.ts'

/** The figures of a loan, to the penny, that the law requires an advertisement to state. */
export type Credit = {
  price: Money
  depositPercent: number
  deposit: Money
  loan: Money
  months: number
  instalment: Money
  /** Differs from the others only without interest, where it makes up for their rounding. */
  lastInstalment: Money
  /** Deposit and instalments together. */
  payable: Money
  apr: number
  /** The annual interest rate in per cent, without compounding. */
  yearlyRate: number
}

type Terms = Pick<FinanceProduct, 'months' | 'apr'>

/** Works out a loan in whole pence, as lenders bill it. */
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

/** Rounds up without interest, so that nothing is left to pay at the end; rounds down with interest, as the lender does. */
function instalmentOf(loan: number, { months, apr }: Terms): number {
  if (apr === 0) return Math.ceil(loan / months)
  const rate = monthlyRate(apr)
  return Math.floor((loan * rate) / (1 - (1 + rate) ** -months))
}

const monthlyRate = (apr: number) => (1 + apr / 100) ** (1 / 12) - 1
