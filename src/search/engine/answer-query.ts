import type { Locale } from '#/i18n/locale.ts'
import { hasBit } from '#/lister/index/bitset.ts'
import { isNew } from '#/lister/index/is-new.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { requestedQuality, type Quality } from '#/search/query/requested-quality.ts'
import { findProducts, type Found } from './find-products.ts'
import type { SearchIndex } from './search-index.ts'

type Ask = { query: string; locale: Locale; now: Date; isTyping?: boolean }

/** What a query finds: what is new or reduced where it asks for that, or else what its words fit, best first. */
export function answerQuery(index: SearchIndex, shelf: MarketCatalogue, ask: Ask): Found {
  const { query } = ask
  const { en, de } = index.languages
  const isNamed = index.names.exactly(query).length > 0
  const asked = isNamed ? null : requestedQuality(query, [en.analyser, de.analyser])
  if (!asked) return findProducts(index, query, ask)
  const { quality, words } = asked
  const all = idsWith(shelf, quality, ask.now)
  if (words === '') return { ids: all, notes: [] }
  const found = findProducts(index, words, ask)
  const wanted = new Set(all)
  const ids = found.ids.filter((id) => wanted.has(id))
  return ids.length > 0 ? { ...found, ids } : findProducts(index, query, ask)
}

const orders = { new: 'newest', reduced: 'saving' } as const

/** The newest first, or what saves most. */
function idsWith(shelf: MarketCatalogue, quality: Quality, now: Date): number[] {
  const { index, prices, sold } = shelf
  const ids: number[] = []
  for (const place of shelf.order(orders[quality])) {
    const entry = index.entries[place]
    if (!entry || entry.kind === 'parent-bike' || !hasBit(sold, place)) continue
    const isWanted = quality === 'new' ? isNew(entry, now) : Boolean(prices[place]?.was)
    if (isWanted) ids.push(entry.id)
  }
  return ids
}
