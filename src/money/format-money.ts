import { minorDigits } from './currency.ts'
import { knownManner, learnManner } from './known-patterns.ts'
import type { Money } from './money.ts'
import { mannerOf, type MoneyManner, writeMoney } from './money-pattern.ts'

export type MoneyFormat = { decimals?: 'always' }

/** A price in the country's own manner; £1,299 rather than £1,299.00 unless decimals are forced (spec §5). */
export function formatMoney(price: Money, locale: string, { decimals }: MoneyFormat = {}): string {
  const isWhole = price.amount % 10 ** minorDigits[price.currency] === 0
  return writeMoney(price, moneyManner(locale, price.currency), decimals === 'always' || !isWhole)
}

export function moneyManner(locale: string, currency: string): MoneyManner {
  const known = knownManner(locale, currency)
  if (known) return known
  const manner = mannerOf(locale, currency)
  learnManner(locale, currency, manner)
  return manner
}
