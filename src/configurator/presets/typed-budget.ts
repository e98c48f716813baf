import { type Currency, minorDigits } from '#/money/currency.ts'

/**
 * An amount as people type it, in minor units: "2,500", "2.500 €" and "2499.99". A point or comma before the last one
 * or two digits begins the decimals; any other one separates thousands. Zero if there is no number in it. It may
 * be as high as one likes: a bike costs millions in some currencies.
 */
export function typedBudget(text: string, currency: Currency): number {
  const digits = minorDigits[currency]
  const [, whole = text, decimals = ''] = /^(.*)[.,](\d{1,2})\D*$/s.exec(text) ?? []
  const units = Number(whole.replaceAll(/\D/g, ''))
  return units * 10 ** digits + Number(decimals.padEnd(digits, '0').slice(0, digits))
}
