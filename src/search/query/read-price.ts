import type { PriceRange } from '#/lister/listing/lister.ts'
import type { Currency } from '#/money/currency.ts'
import { mayMean } from './money-signs.ts'
import { priceWords, withoutBounds } from './price-words.ts'
import type { SearchIndex } from '#/search/engine/search-index.ts'

export type ReadPrice = {
  /** The query without its price words. */
  words: string
  /** Null where they are in another currency than the visitor's. */
  price: PriceRange | null
  /** The price words in another currency. */
  foreign: string[]
}

export type PriceQuery = { query: string; currency: Currency }

/**
 * Reads the price words of a query; null where it is a product's name or code. Each currency has prices of its
 * own, so a sum in another currency cannot be converted.
 */
export function readPrice(
  { names }: SearchIndex,
  { query, currency }: PriceQuery,
): ReadPrice | null {
  const isNamed = [query, withoutBounds(query)].some((text) => names.exactly(text).length > 0)
  const read = isNamed ? null : priceWords(query)
  if (!read) return null
  const { words, price, said, signs } = read
  const isOwn = signs.every((sign) => mayMean(sign, currency))
  return isOwn ? { words, price, foreign: [] } : { words, price: null, foreign: said }
}
