import type { InferOutput } from 'valibot'
import { wireCards, wireListing } from '#/lister/page/lister-wire.server.ts'
import { listerQuery } from '#/lister/listing/lister.ts'
import { listerFromWire } from '#/lister/listing/lister.contract.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadSearchEngine } from '#/search/engine/search-index.server.ts'
import { searchProducts, withPriceRead } from './search.server.ts'
import { suggest } from './suggest.server.ts'
import { correctedQuery, type searchQuery, toWireCategory, toWireNote } from './search.contract.ts'

export async function answerSearch(ctx: Ctx, request: InferOutput<typeof searchQuery>) {
  const { lister, window } = listerFromWire({ ...request, urlKey: '' })
  const priced = await withPriceRead(ctx, lister)
  const { listing, notes, categories } = await searchProducts(ctx, priced ?? lister, {
    skip: (window.page - 1) * window.size,
    take: window.size,
  })
  const engine = await loadSearchEngine(ctx)
  const corrected = correctedQuery(request.q, notes)
  return {
    products: await wireListing(ctx, listing, window),
    suggestions: corrected === null ? [] : [corrected],
    relaxed: notes.map(toWireNote),
    categories: categories.map((found) => toWireCategory(found, listing.lister.price)),
    redirect_url: priced ? `/search/?${listerQuery(priced)}` : engine.findPageByCode(request.q),
    error: null,
  }
}

export async function answerSuggest(ctx: Ctx, typed: string) {
  if (typed.length < 2) return { products: [], categories: [], terms: [], error: null }
  const { terms, categories, cards, price } = await suggest(ctx, typed)
  return {
    products: await wireCards(ctx, cards),
    categories: categories.map((found) => toWireCategory(found, price)),
    terms,
    error: null,
  }
}
