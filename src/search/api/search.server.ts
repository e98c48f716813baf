import type { Window } from '#/lister/index/list-products.ts'
import { type Lister, type PriceRange, withPrice } from '#/lister/listing/lister.ts'
import { makeListing } from '#/lister/listing/listing.server.ts'
import type { Listing } from '#/lister/listing/listing.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { listerSettings } from '#/platform/config/settings.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { FoundCategory } from '#/search/query/category-index.ts'
import type { SearchNote } from '#/search/engine/find-products.ts'
import { searchCategories } from './find-categories.server.ts'
import { positionsOfIds, setOf } from '#/lister/index/product-set.ts'
import type { ReadPrice } from '#/search/query/read-price.ts'
import { loadSearchEngine } from '#/search/engine/search-index.server.ts'

export type SearchResult = {
  listing: Listing
  notes: SearchNote[]
  /** Categories that the query names. */
  categories: FoundCategory[]
}

const mostCategories = 4

/** The lister with the price words of its query as a filter; null where it has none. */
export async function withPriceRead(ctx: Ctx, lister: Lister): Promise<Lister | null> {
  if (lister.search === null) return null
  const [engine, { currency }] = await Promise.all([
    loadSearchEngine(ctx),
    loadMarketCatalogue(ctx),
  ])
  const read = engine.readPrice({ query: lister.search, currency })
  if (!read?.price) return null
  return { ...withPrice(lister, newest(read.price, lister.price)), search: read.words || null }
}

/** An end that the query does not mention stays as chosen, unless the range would be the wrong way round. */
function newest(stated: PriceRange, chosen: PriceRange | null): PriceRange {
  const from = stated.from ?? chosen?.from ?? null
  const to = stated.to ?? chosen?.to ?? null
  return from !== null && to !== null && from > to ? stated : { from, to }
}

/** Search results with filters and pages like any listing; the best match first unless sorted otherwise. */
export async function searchProducts(
  ctx: Ctx,
  lister: Lister,
  window?: Window,
): Promise<SearchResult> {
  const [engine, catalogue] = await Promise.all([loadSearchEngine(ctx), loadMarketCatalogue(ctx)])
  const { locale } = ctx.visitor
  const read =
    lister.search === null
      ? null
      : engine.readPrice({ query: lister.search, currency: catalogue.currency })
  const query = read ? read.words || null : lister.search
  const { ids, notes } =
    query === null
      ? { ids: engine.listAll(), notes: [] }
      : engine.search({ query, locale, now: ctx.now }, catalogue)
  const positions = positionsOfIds(catalogue, ids)
  const isByFit = lister.sort === listerSettings.defaultSort
  const listing = await makeListing(
    ctx,
    {
      catalogue,
      within: setOf(catalogue, positions),
      ...(isByFit && { order: Uint32Array.from(positions) }),
      ...(window && { window }),
    },
    lister,
  )
  const request = query !== null && { words: query, price: lister.price, most: mostCategories }
  const categories = request ? await searchCategories(ctx, engine, request) : []
  return { listing, notes: [...inOtherMoney(read), ...notes], categories }
}

const inOtherMoney = (read: ReadPrice | null): SearchNote[] =>
  read && read.foreign.length > 0 ? [{ kind: 'other-money', words: read.foreign }] : []
