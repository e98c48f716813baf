import type { MoneyManner } from './money-pattern.ts'

const manners = new Map<string, MoneyManner>()

/** By locale and currency; apart from the writing itself, so that a page without prices carries no more. */
export const knownManner = (locale: string, currency: string): MoneyManner | undefined =>
  manners.get(`${locale} ${currency}`)

/** A page is told how its country writes: it need not ask, and both sides write the same. */
export const learnManner = (locale: string, currency: string, manner: MoneyManner): unknown =>
  manners.set(`${locale} ${currency}`, manner)
