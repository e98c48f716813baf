import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { isSoldAt, positionsOfIds } from '#/lister/index/product-set.ts'
import { loadSearchEngine } from '#/search/engine/search-index.server.ts'
import type { Ctx } from '#/visitor/context.ts'

/** Another spelling for a query that found nothing, if it finds something that the visitor can buy. */
export async function findGuess(ctx: Ctx, query: string): Promise<string | null> {
  const [engine, catalogue] = await Promise.all([loadSearchEngine(ctx), loadMarketCatalogue(ctx)])
  const { locale } = ctx.visitor
  const guess = engine.guess(query, locale)
  if (guess === null) return null
  const { ids } = engine.search({ query: guess, locale, now: ctx.now }, catalogue)
  const isSold = positionsOfIds(catalogue, ids).some((position) => isSoldAt(catalogue, position))
  return isSold ? guess : null
}
