import type { Locale } from '#/i18n/locale.ts'
import { isNew } from '#/lister/index/is-new.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { isSoldAt } from '#/lister/index/product-set.ts'
import { requestedQuality, type Quality } from '#/search/query/requested-quality.ts'
import { findProducts, type Found } from './find-products.ts'
import type { SearchIndex } from './search-index.ts'

export type SearchRequest = { query: string; locale: Locale; now: Date; isTyping?: boolean }

/** The products for a query: new or reduced ones where it asks for them, otherwise the best matches first. */
export function answerQuery(
  index: SearchIndex,
  catalogue: MarketCatalogue,
  request: SearchRequest,
): Found {
  const { query } = request
  const { en, de } = index.languages
  const isNamed = index.names.exactly(query).length > 0
  const requested = isNamed ? null : requestedQuality(query, [en.analyser, de.analyser])
  if (!requested) return findProducts(index, query, request)
  const { quality, words } = requested
  const all = idsWith(catalogue, quality, request.now)
  if (words === '') return { ids: all, notes: [] }
  const found = findProducts(index, words, request)
  const matching = new Set(all)
  const ids = found.ids.filter((id) => matching.has(id))
  return ids.length > 0 ? { ...found, ids } : findProducts(index, query, request)
}

const orders = { new: 'newest', reduced: 'saving' } as const

/** The newest first, or the largest saving first. */
function idsWith(catalogue: MarketCatalogue, quality: Quality, now: Date): number[] {
  const { index, prices } = catalogue
  const ids: number[] = []
  for (const position of catalogue.order(orders[quality])) {
    const entry = index.entries[position]
    if (!entry || entry.kind === 'parent-bike' || !isSoldAt(catalogue, position)) continue
    const matches = quality === 'new' ? isNew(entry, now) : Boolean(prices[position]?.was)
    if (matches) ids.push(entry.id)
  }
  return ids
}
