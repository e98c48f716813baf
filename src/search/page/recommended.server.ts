import type { Card } from '#/lister/cards/card.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { modelIn } from '#/lister/index/product-set.ts'
import { modelsFirst } from '#/search/api/models-first.ts'
import { loadSearchEngine } from '#/search/engine/search-index.server.ts'
import type { Ctx } from '#/visitor/context.ts'

/** A row on a desktop, two on a phone. */
const mostRecommended = 4
/** Enough to find four models that can be bought. */
const mostTried = 120

/** The products that the shop puts first, each of another model. */
export async function listRecommended(ctx: Ctx): Promise<Card[]> {
  const [engine, catalogue] = await Promise.all([loadSearchEngine(ctx), loadMarketCatalogue(ctx)])
  const ids = modelsFirst(engine.listAll().slice(0, mostTried), modelIn(catalogue))
  const cards = await listCards(ctx, ids.slice(0, mostRecommended * 4))
  return cards.filter(({ dispatch }) => dispatch !== null).slice(0, mostRecommended)
}
