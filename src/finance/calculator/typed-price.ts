import { money, type Money } from '#/money/money.ts'
import { typedHundredths } from '#/money/typed-amount.ts'

/** Far above the price of any bike. */
const mostPence = 10_000_000

/** Reads pounds with or without sign, separators and pence; null if it is not a price. */
export function typedPounds(typed: string): Money | null {
  const pence = typedHundredths(typed)
  return pence !== null && pence > 0 && pence <= mostPence ? money(pence, 'GBP') : null
}

/** The price as its field shows it: 2099, or 2099.50. */
export const poundsText = ({ amount }: Money): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
