import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { catalogueTags } from '#/catalogue/read/catalogue-tags.ts'
import { knownEntries } from '#/catalogue/read/known-entries.server.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import { findPriorPricesOn, type Reduction } from '#/catalogue/prices/price-history.server.ts'
import type { PriorPrices } from '#/catalogue/prices/price-history.ts'
import type { Db } from '#/db/client.server.ts'
import { inSlices } from '#/platform/server-cache/in-slices.server.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import { sites } from '#/platform/config/sites.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type ListerIndex, listerIndexSteps, withNewOffers } from './lister-index.ts'
import { createMarketCatalogues, type MarketCatalogues } from './market-catalogues.ts'
import { nextCardChange } from '#/lister/listing/next-card-change.ts'
import type { MarketCatalogue } from './market-catalogue.ts'

/** The catalogue of the visitor's country, from the cache. */
export async function loadMarketCatalogue(ctx: Ctx): Promise<MarketCatalogue> {
  const [{ catalogues }, book] = await Promise.all([loadMarketCatalogues(ctx), loadPriceBook(ctx)])
  limitCacheLifetime(ctx, [nextCardChange(catalogues.index, ctx.now)])
  const { site, country } = ctx.visitor
  return catalogues.catalogueFor({ site: site.id, country, book, now: ctx.now })
}

/** The market catalogues, and the entries they were made from. */
type CachedCatalogues = { entries: readonly CatalogueEntry[]; catalogues: MarketCatalogues }

/** The catalogue that all countries share. */
export const loadIndex = async (source: Source): Promise<ListerIndex> =>
  (await loadMarketCatalogues(source)).catalogues.index

type Source = { db: Db; liveCache: CacheReader }

const loadMarketCatalogues = ({ db, liveCache }: Source): Promise<CachedCatalogues> =>
  liveCache.getOrLoad<CachedCatalogues>('lister-index', catalogueTags, async (reload, reader) => {
    const entries = await knownEntries(db, reader)
    const changed = reload && newOffers(reload.previous.entries, entries)
    const catalogues =
      reload && changed
        ? await updateMarketCatalogues(db, reload.previous.catalogues, changed)
        : await makeMarketCatalogues(db, entries)
    return { entries, catalogues }
  })

async function makeMarketCatalogues(
  db: Db,
  entries: readonly CatalogueEntry[],
): Promise<MarketCatalogues> {
  const [index, priors] = await Promise.all([
    inSlices(listerIndexSteps(entries)),
    loadPriors(db, entries),
  ])
  return createMarketCatalogues(index, priors)
}

async function updateMarketCatalogues(
  db: Db,
  catalogues: MarketCatalogues,
  changed: readonly CatalogueEntry[],
): Promise<MarketCatalogues> {
  if (changed.length === 0) return catalogues
  const fresh = await loadPriors(db, changed)
  const priors = new Map(
    [...catalogues.priors].map(([site, known]) => [
      site,
      new Map([...known, ...(fresh.get(site) ?? [])]),
    ]),
  )
  return createMarketCatalogues(withNewOffers(catalogues.index, changed), priors, catalogues.quoted)
}

/** The prior price of each reduction, per site. */
async function loadPriors(
  db: Db,
  entries: readonly CatalogueEntry[],
): Promise<Map<string, PriorPrices>> {
  const reductions = reductionsIn(entries)
  const priors = sites.map(
    async ({ id }) => [id, await findPriorPricesOn(id, { db }, reductions)] as const,
  )
  return new Map(await Promise.all(priors))
}

const reductionsIn = (entries: readonly CatalogueEntry[]): Reduction[] =>
  entries
    .filter(({ kind }) => kind !== 'parent-bike')
    .flatMap(({ offers }) => offers)
    .flatMap(({ sku, prices }) =>
      prices.flatMap((list) => (list.special ? [{ sku, since: list.special.since, list }] : [])),
    )
