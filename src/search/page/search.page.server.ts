import { listCategories } from '#/catalogue/read/categories.server.ts'
import type { Card } from '#/lister/cards/card.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { redirectPastTheEnd, redirectUnknownValues } from '#/lister/listing/listing.server.ts'
import { compactListing, type CompactListing } from '#/lister/listing/compact-listing.ts'
import type { CategoryLink } from '#/lister/listing/listing.ts'
import { choicesIn, listerFromUrl, listerQuery } from '#/lister/listing/lister.ts'
import { visibleSubcategories } from '#/lister/listing/related-categories.ts'
import { type PageRequest, Redirect } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { SearchNote } from '#/search/engine/find-products.ts'
import { categoryUrl } from '#/search/api/category-url.ts'
import { findGuess } from './guess.server.ts'
import { hasResults } from './has-results.ts'
import { listRecommended } from './recommended.server.ts'
import { searchProducts, withPriceRead } from '#/search/api/search.server.ts'

export type SearchData = {
  /** Null without a search text; with a listing, the filters are then the whole request. */
  query: string | null
  /** Null without a search text and filters. */
  listing: CompactListing | null
  notes: SearchNote[]
  /** The categories that the query names, or the main categories where it finds nothing. */
  categories: CategoryLink[]
  /** Another spelling that finds something, if nothing was found. */
  guess: string | null
  /** Products that the shop recommends, if nothing was found. */
  recommended: Card[]
  /** Help articles about the query. */
  help: HelpLink[]
}

type HelpLink = { title: string; to: string }
/** Finds help articles; the help centre ranks above the search. */
type FindHelp = (ctx: Ctx, query: string, most: number) => Promise<HelpLink[]>

const helpAtMost = 3

export async function loadSearchPage(ctx: Ctx, request: PageRequest, findHelp: FindHelp) {
  const lister = listerFromUrl(request.query)
  if (lister.search === null && choicesIn(lister) === 0)
    return page({
      query: null,
      listing: null,
      notes: [],
      categories: await mainCategories(ctx),
      ...noExtras,
      help: [],
    })
  redirectUnknownValues(request, lister, await loadMarketCatalogue(ctx))
  const priced = await withPriceRead(ctx, lister)
  // Temporary, since a product may get such a name one day.
  if (priced) throw new Redirect(`${request.path}?${listerQuery(priced)}`, 302)
  const { listing, notes, categories } = await searchProducts(ctx, lister)
  redirectPastTheEnd(request, listing)
  const named = categories.map(({ name, path, trail }) => ({
    name: trail.length > 1 ? `${trail.at(-1)}: ${name}` : name,
    to: categoryUrl(path, lister.price),
  }))
  const hasNothingToShow = listing.total === 0 && named.length === 0
  return page({
    query: lister.search,
    listing: compactListing(listing),
    notes,
    categories: hasNothingToShow ? await mainCategories(ctx) : named,
    ...(hasResults(listing) ? noExtras : await noResultsExtras(ctx, lister.search)),
    help: lister.search === null ? [] : await findHelp(ctx, lister.search, helpAtMost),
  })
}

const noExtras = { guess: null, recommended: [] }

/** The offers of a page without results. */
async function noResultsExtras(ctx: Ctx, query: string | null) {
  const [guess, recommended] = await Promise.all([
    query === null ? null : findGuess(ctx, query),
    listRecommended(ctx),
  ])
  return { guess, recommended }
}

const page = (data: SearchData) => ({ data })

/** The second level of the tree has the everyday names: road, gravel, helmets, lights. */
async function mainCategories(ctx: Ctx): Promise<CategoryLink[]> {
  const { locale } = ctx.visitor
  const [catalogue, top] = await Promise.all([loadMarketCatalogue(ctx), listCategories(ctx)])
  return top
    .flatMap((category) => {
      const { children } = category
      const [nodes, trail] = children.length > 0 ? [children, [category]] : [[category], []]
      return visibleSubcategories({ catalogue, now: ctx.now }, nodes, trail)
    })
    .map(({ name, path }) => ({ name: name[locale], to: `/${path}/` }))
}
