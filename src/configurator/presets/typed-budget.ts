import { type Currency, minorDigits } from '#/money/currency.ts'

/** More than any bike costs; a longer number is a slip of the finger. */
const mostDigits = 7

/**
 * An amount as people type it, in minor units: "2,500", "2.500 €" and "2499.99". A point or comma before the last one
 * or two digits begins the decimals; any other one separates thousands. Zero if there is no number in it.
 */
export function typedBudget(text: string, currency: Currency): number {
  const digits = minorDigits[currency]
  const [, whole = text, decimals = ''] = /^(.*)[.,](\d{1,2})\D*$/s.exec(text) ?? []
  const units = Number(whole.replaceAll(/\D/g, '').slice(0, mostDigits))
  return units * 10 ** digits + Number(decimals.padEnd(digits, '0').slice(0, digits))
}
