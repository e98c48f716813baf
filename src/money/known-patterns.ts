import type { MoneyPattern } from './money-pattern.ts'

const patterns = new Map<string, MoneyPattern>()

/** By locale and currency; apart from the writing itself, so that a page without prices carries no more. */
export const knownPattern = (locale: string, currency: string): MoneyPattern | undefined =>
  patterns.get(`${locale} ${currency}`)

/** A page is told how its country writes: it need not ask, and both sides write the same. */
export const registerPattern = (locale: string, currency: string, manner: MoneyPattern): unknown =>
  patterns.set(`${locale} ${currency}`, manner)
