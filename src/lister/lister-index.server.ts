import { allForIndex } from '#/catalogue/catalogue.server.ts'
import type { CatalogueEntry } from '#/catalogue/catalogue-entry.ts'
import { findPriorPrices } from '#/catalogue/price-history.server.ts'
import type { Price } from '#/catalogue/price.ts'
import type { Db } from '#/db/client.server.ts'
import { sites } from '#/platform/sites.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type PriorPrices, priorKey } from './entry-price.ts'
import { createListerIndex } from './lister-index.ts'
import { createShelves } from './lister-shelves.ts'
import type { Shelf } from './shelf.ts'

/** The catalogue as the visitor's country sees it, from memory. */
export async function loadShelf(ctx: Ctx): Promise<Shelf> {
  const [shelves, book] = await Promise.all([
    ctx.memory.keep('lister-index', ['catalogue'], () => loadShelves(ctx.db)),
    loadPriceBook(ctx),
  ])
  const { site, country } = ctx.visitor
  return shelves.shelfFor({ site: site.id, country, book, now: ctx.now })
}

async function loadShelves(db: Db) {
  const entries = await allForIndex(db)
  return createShelves(createListerIndex(entries), await loadPriors(db, entries))
}

type Reduced = { sku: string; since: Date; list: Price }

/** What each reduction is measured by, site by site: the law counts what was asked there. */
async function loadPriors(
  db: Db,
  entries: readonly CatalogueEntry[],
): Promise<Map<string, PriorPrices>> {
  const lists = Map.groupBy(reducedIn(entries), ({ list }) => list.country)
  const ofSite = async (site: string): Promise<PriorPrices> => {
    const found = await Promise.all(
      [...lists].map(async ([country, reduced]) => {
        const currency = reduced[0]?.list.currency ?? 'GBP'
        const lowest = await findPriorPrices({ db }, reduced, { site, currency, country })
        return [...lowest].map(([sku, price]) => [priorKey({ country }, sku), price] as const)
      }),
    )
    return new Map(found.flat())
  }
  return new Map(await Promise.all(sites.map(async ({ id }) => [id, await ofSite(id)] as const)))
}

const reducedIn = (entries: readonly CatalogueEntry[]): Reduced[] =>
  entries
    .filter(({ kind }) => kind !== 'parent-bike')
    .flatMap(({ offers }) => offers)
    .flatMap(({ sku, prices }) =>
      prices.flatMap((list) => (list.special ? [{ sku, since: list.special.since, list }] : [])),
    )
