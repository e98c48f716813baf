import type { Card } from '#/lister/cards/card.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import { listProducts } from '#/lister/index/list-products.ts'
import { type PriceRange, wholeList } from '#/lister/listing/lister.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { FoundCategory } from '#/search/query/category-index.ts'
import { searchCategories } from './find-categories.server.ts'
import { modelsFirst } from './models-first.ts'
import { modelIn, positionsOfIds, setOf } from '#/lister/index/product-set.ts'
import type { SearchEngine } from '#/search/engine/search-engine.ts'
import { loadSearchEngine } from '#/search/engine/search-index.server.ts'

/** Few enough to see at a glance without scrolling. */
const most = { terms: 3, categories: 3, rows: 9, products: 6, compared: 90 }

export type Suggestions = {
  terms: string[]
  categories: FoundCategory[]
  cards: Card[]
  /** The price range in the typed words; it applies to the categories too. */
  price: PriceRange | null
}

/** Suggestions for a query that is still being typed. */
export async function suggest(ctx: Ctx, typed: string): Promise<Suggestions> {
  const [engine, { currency }] = await Promise.all([
    loadSearchEngine(ctx),
    loadMarketCatalogue(ctx),
  ])
  const read = engine.readPrice({ query: typed, currency })
  if (!read) return suggestFor(ctx, engine, { words: typed, price: null })
  const priced = await suggestFor(ctx, engine, read)
  // A price without any match is most often an unfinished number.
  return priced.cards.length > 0 ? priced : suggestFor(ctx, engine, { ...read, price: null })
}

type ParsedQuery = { words: string; price: PriceRange | null }

async function suggestFor(
  ctx: Ctx,
  engine: SearchEngine,
  { words, price }: ParsedQuery,
): Promise<Suggestions> {
  const { locale } = ctx.visitor
  const isTyping = price === null
  const request = { words, price, isTyping, most: most.categories }
  const categories = await searchCategories(ctx, engine, request)
  const categoryNames = new Set(categories.map(({ name }) => name.toLowerCase()))
  // A term would drop the price.
  const room = most.terms + most.categories
  const completed = price ? [] : engine.complete(words, { locale, most: room })
  const terms = completed
    .filter((term) => !categoryNames.has(term.toLowerCase()))
    .slice(0, most.terms)
  const rows = Math.min(most.products, most.rows - categories.length - terms.length)
  const catalogue = await loadMarketCatalogue(ctx)
  const { ids } = engine.search({ query: words, locale, isTyping, now: ctx.now }, catalogue)
  const affordable = price ? within(catalogue, ids, price) : ids
  const varied = modelsFirst(affordable.slice(0, most.compared), modelIn(catalogue))
  // A few more than shown, since some may not be sold in the visitor's country.
  const cards = await listCards(ctx, varied.slice(0, most.products * 3))
  return { terms, categories, cards: cards.slice(0, rows), price }
}

/** The products that a listing with this price would show. */
function within(catalogue: MarketCatalogue, ids: readonly number[], price: PriceRange): number[] {
  const positions = positionsOfIds(catalogue, ids)
  const listed = listProducts(catalogue, {
    within: setOf(catalogue, positions),
    lister: { ...wholeList, price },
    order: Uint32Array.from(positions),
    window: { skip: 0, take: most.compared },
  })
  return listed.positions.flatMap((position) => catalogue.index.entries[position]?.id ?? [])
}
