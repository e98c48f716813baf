import type { PriceRange } from '#/lister/listing/lister.ts'
import type { Currency } from '#/money/currency.ts'
import { mayMean } from './money-signs.ts'
import { priceWords, withoutBounds } from './price-words.ts'
import type { SearchIndex } from '#/search/engine/search-index.ts'

export type ReadPrice = {
  /** The query without the words about a price. */
  words: string
  /** Null where they speak of other money than the visitor's. */
  price: PriceRange | null
  /** What was said in other money. */
  foreign: string[]
}

type Ask = { query: string; currency: Currency }

/**
 * What a query says about a price; nothing where it calls a product by its name or code. Prices are our
 * own in every currency, so a sum in another one stands for none of them.
 */
export function readPrice({ names }: SearchIndex, { query, currency }: Ask): ReadPrice | null {
  const isNamed = [query, withoutBounds(query)].some((text) => names.exactly(text).length > 0)
  const read = isNamed ? null : priceWords(query)
  if (!read) return null
  const { words, price, said, signs } = read
  const isOwn = signs.every((sign) => mayMean(sign, currency))
  return isOwn ? { words, price, foreign: [] } : { words, price: null, foreign: said }
}
