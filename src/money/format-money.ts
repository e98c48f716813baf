import { minorDigits } from './currency.ts'
import { knownPattern, registerPattern } from './known-patterns.ts'
import type { Money } from './money.ts'
import { moneyPatternOf, type MoneyPattern, writeMoney } from './money-pattern.ts'

export type MoneyFormat = { decimals?: 'always' }

/** Formats a price for a locale; £1,299 rather than £1,299.00 unless decimals are forced. */
export function formatMoney(price: Money, locale: string, { decimals }: MoneyFormat = {}): string {
  const isWhole = price.amount % 10 ** minorDigits[price.currency] === 0
  return writeMoney(price, moneyPattern(locale, price.currency), decimals === 'always' || !isWhole)
}

/**
 * Formats an amount in a cart, an order or one of its documents, where amounts are added up: always with decimals, so
 * that the same amount reads alike from the cart to the invoice.
 */
export const formatSum = (amount: Money, locale: string): string =>
  formatMoney(amount, locale, { decimals: 'always' })

export function moneyPattern(locale: string, currency: string): MoneyPattern {
  const known = knownPattern(locale, currency)
  if (known) return known
  const pattern = moneyPatternOf(locale, currency)
  registerPattern(locale, currency, pattern)
  return pattern
}
