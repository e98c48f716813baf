import { chargeBy, type Nation, taxYear } from './tax-year.ts'

/** The income that is free of tax; it shrinks to nothing for high incomes. */
function allowanceOf(income: number): number {
  const above = Math.max(0, income - taxYear.allowanceShrinksFrom)
  return Math.max(0, taxYear.personalAllowance - Math.floor(above / 2))
}

/** The income tax of a year in pence, half a penny rounded up. */
export const incomeTax = (income: number, nation: Nation): number =>
  Math.round(chargeBy(taxYear.incomeTax[nation], Math.max(0, income - allowanceOf(income))) / 100)

/** The employee's National Insurance of a year in pence, half a penny rounded up. */
export const nationalInsurance = (income: number): number =>
  Math.round(chargeBy(taxYear.nationalInsurance, income) / 100)
