import { addBit, emptyBitset } from '#/lister/bitset.ts'
import type { Card } from '#/lister/card.ts'
import { listCards } from '#/lister/cards.server.ts'
import type { Window } from '#/lister/list-products.ts'
import type { Lister } from '#/lister/lister.ts'
import { makeListing } from '#/lister/listing.server.ts'
import type { Listing } from '#/lister/listing.ts'
import { loadShelf } from '#/lister/lister-index.server.ts'
import { settings } from '#/platform/settings.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findCategories, type FoundCategory } from './category-index.ts'
import { findProducts, type SearchNote } from './find-products.ts'
import { completeTerms } from './search-terms.ts'
import { loadSearchIndex } from './search-index.server.ts'

export type SearchResult = {
  listing: Listing
  notes: SearchNote[]
  /** Shelves that the query names. */
  categories: FoundCategory[]
}

const mostCategories = 4

/** What a query finds, filtered and cut like any listing; the best fit first unless another order is asked for. */
export async function searchProducts(
  ctx: Ctx,
  query: string,
  lister: Lister,
  window?: Window,
): Promise<SearchResult> {
  const [index, shelf] = await Promise.all([loadSearchIndex(ctx), loadShelf(ctx)])
  const { locale } = ctx.visitor
  const { ids, notes } = findProducts(index, query, { locale })
  const places = ids.flatMap((id) => shelf.index.placeOfId.get(id) ?? [])
  const within = emptyBitset(shelf.index.size)
  for (const place of places) addBit(within, place)
  const isByFit = lister.sort === settings.lister.defaultSort
  const listing = await makeListing(
    ctx,
    {
      shelf,
      within,
      ...(isByFit && { order: Uint32Array.from(places) }),
      ...(window && { window }),
    },
    lister,
  )
  const language = index.languages[locale]
  const categories = findCategories(language.categories, query, language, { most: mostCategories })
  return { listing, notes, categories }
}

/** Few enough to be seen at a glance, without scrolling. */
const most = { terms: 3, categories: 3, rows: 9, products: 6 }

export type Suggestions = { terms: string[]; categories: FoundCategory[]; cards: Card[] }

/** What somebody who is still typing may mean. */
export async function suggest(ctx: Ctx, typed: string): Promise<Suggestions> {
  const index = await loadSearchIndex(ctx)
  const { locale } = ctx.visitor
  const language = index.languages[locale]
  const categories = findCategories(language.categories, typed, language, {
    most: most.categories,
    isTyping: true,
  })
  const shelves = new Set(categories.map(({ name }) => name.toLowerCase()))
  const terms = completeTerms(language.terms, typed, most.terms + most.categories)
    .filter((term) => !shelves.has(term.toLowerCase()))
    .slice(0, most.terms)
  const room = Math.min(most.products, most.rows - categories.length - terms.length)
  const { ids } = findProducts(index, typed, { locale, isTyping: true })
  // a few more than shown, as some may not be sold to the visitor's country
  const cards = await listCards(ctx, ids.slice(0, most.products * 3))
  return { terms, categories, cards: cards.slice(0, room) }
}
