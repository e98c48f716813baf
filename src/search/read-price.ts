import { type PricedQuery, priceWords, withoutBounds } from './price-words.ts'
import type { SearchIndex } from './search-index.ts'

/** What a query says about a price; nothing where it calls a product by its name or code. */
export function readPrice({ names }: SearchIndex, query: string): PricedQuery | null {
  const isNamed = [query, withoutBounds(query)].some((text) => names.exactly(text).length > 0)
  return isNamed ? null : priceWords(query)
}
