import { isDeposit } from '#/finance/loans/deposit.ts'

/** Reads a whole percentage within the limits, with or without its sign; null if it is none. */
export function typedDeposit(typed: string): number | null {
  const [, digits] = /^(\d{1,3})\s*%?$/.exec(typed.trim()) ?? []
  const percent = Number(digits)
  return digits !== undefined && isDeposit(percent) ? percent : null
}
