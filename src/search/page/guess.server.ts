import type { Card } from '#/lister/cards/card.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { isSoldAt, modelIn, positionsOfIds } from '#/lister/index/product-set.ts'
import { loadSearchEngine } from '#/search/engine/search-index.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { modelsFirst } from './models-first.ts'

/** A row on a desktop, two on a phone. */
const mostRecommended = 4
/** Enough to find four models that can be bought. */
const mostTried = 120

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

/** The products that the shop puts first, each of another model. */
export async function listRecommended(ctx: Ctx): Promise<Card[]> {
  const [engine, catalogue] = await Promise.all([loadSearchEngine(ctx), loadMarketCatalogue(ctx)])
  const ids = modelsFirst(engine.listAll().slice(0, mostTried), modelIn(catalogue))
  const cards = await listCards(ctx, ids.slice(0, mostRecommended * 4))
  return cards.filter(({ dispatch }) => dispatch !== null).slice(0, mostRecommended)
}
