import type { Credit } from './credit.ts'

/**
 * The amount still owed at the start and after each month, in pence, carried forward from the loan. Instalments
 * are rounded, so the last month also takes what their rounding leaves.
 */
export function balances({ loan, months, instalment, yearlyRate }: Credit): number[] {
  const growth = 1 + yearlyRate / 1200
  const owed = [loan.amount]
  let debt = loan.amount
  for (let month = 1; month < months; month += 1) {
    debt = debt * growth - instalment.amount
    owed.push(Math.round(debt))
  }
  return [...owed, 0]
}
