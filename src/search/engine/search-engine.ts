import type { Locale } from '#/i18n/locale.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { findCategories, type FoundCategory } from '#/search/query/category-index.ts'
import { type PriceQuery, readPrice, type ReadPrice } from '#/search/query/read-price.ts'
import { completeTerms } from '#/search/query/search-terms.ts'
import { answerQuery, type SearchRequest } from './answer-query.ts'
import type { Found } from './find-products.ts'
import { guessSpelling } from './guess-spelling.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * All that pages and the API know of the search. Another engine in the process would implement these calls
 * and be returned by `loadSearchEngine`.
 */
export type SearchEngine = {
  /** The products for a query, best first, with the corrections that were needed to find any. */
  search(request: SearchRequest, catalogue: MarketCatalogue): Found
  /** All products in the shop's own order, for a query of price words only. */
  listAll(): number[]
  /** Search terms that begin as typed. */
  complete(typed: string, options: { locale: Locale; most: number }): string[]
  /** Another spelling for a query that finds nothing; null where no word of the catalogue looks like it. */
  guess(query: string, locale: Locale): string | null
  /** Categories that a query names, best first. */
  findCategories(words: string, options: { locale: Locale; isTyping: boolean }): FoundCategory[]
  /** The price words of a query; null where it has none or is a product's name. */
  readPrice(query: PriceQuery): ReadPrice | null
  /** The page of the product with exactly this SKU or barcode. */
  findPageByCode(code: string): string | null
}

export const createSearchEngine = (index: SearchIndex): SearchEngine => ({
  search: (request, catalogue) => answerQuery(index, catalogue, request),
  listAll: () => [...index.ids].filter((_, position) => !index.isModel[position]),
  complete: (typed, { locale, most }) => completeTerms(index.languages[locale].terms, typed, most),
  guess: (query, locale) => guessSpelling(query, index.languages[locale]),
  findCategories(words, { locale, isTyping }) {
    const language = index.languages[locale]
    return findCategories(language.categories, words, language, isTyping)
  },
  readPrice: (query) => readPrice(index, query),
  findPageByCode: (code) => index.names.pageOf(code),
})
