import type { MoneyPattern } from './money-pattern.ts'

const patterns = new Map<string, MoneyPattern>()

/** The pattern for a locale and currency. A file of its own, so that a page without prices loads no formatting code. */
export const knownPattern = (locale: string, currency: string): MoneyPattern | undefined =>
  patterns.get(`${locale} ${currency}`)

/** The server sends a page its country's pattern: the browser need not ask `Intl`, and both format alike. */
export const registerPattern = (locale: string, currency: string, pattern: MoneyPattern): unknown =>
  patterns.set(`${locale} ${currency}`, pattern)
