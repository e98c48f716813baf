import { addJob } from '#/platform/jobs/jobs.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Db } from '#/db/client.server.ts'
import { sites } from '#/platform/config/sites.ts'
import type { PagePath, PathKind } from '#/catalogue/urls/path-kind.ts'
import { claimPaths, pathTag } from '#/catalogue/urls/claim-paths.server.ts'
import type { CatalogueRows, ProductKind } from '#/catalogue/assemble/catalogue-rows.ts'
import { findEntityIds, findProductIdBySku } from './entity-ids.store.server.ts'
import { refreshStatistics, takeCatalogueLock } from './catalogue-session.store.server.ts'
import {
  mostProductsRedrawn,
  picturesJob,
  picturesQueue,
} from '#/catalogue/pictures/pictures-job.ts'
import { findListingTags, productTags } from './listing-tags.store.server.ts'
import type { Executor } from './upsert.store.server.ts'
import { recordPrices, seedHistory, writePrices } from './write-prices.store.server.ts'
import {
  retireMissing,
  writeProductCategories,
  writeProducts,
  writeVariants,
} from './write-products.store.server.ts'
import {
  type Tally,
  tallyOf,
  writeAttributeValues,
  writeCategories,
  writeMakers,
  writePlaces,
  writeRedirects,
  writeSections,
} from './write-shop.store.server.ts'
import { withStockLock, writeStockSlices } from './stock-slices.server.ts'

export type WriteResult = Tally & { changedTags: string[] }

export type WriteOptions = {
  now: Date
  /** Whether pictures of changed products are drawn before a shopper requests them. */
  drawsAhead?: boolean
}

/**
 * Writes all rows but the stock in one transaction, whose commit notifies every process of the tags to purge, and then
 * the stock in slices.
 */
export async function writeCatalogue(
  db: Db,
  rows: CatalogueRows,
  options: WriteOptions,
): Promise<WriteResult> {
  if (rows.stock.length === 0) return writeAllButStock(db, rows, options)
  return withStockLock(db, async () => {
    const written = await writeAllButStock(db, rows, options)
    const stock = await writeStockSlices(db, rows.stock)
    return {
      ...addUp([written, stock.tally]),
      changedTags: [...new Set([...written.changedTags, ...stock.changedTags])].toSorted(),
    }
  })
}

async function writeAllButStock(
  db: Db,
  rows: CatalogueRows,
  { now, drawsAhead = false }: WriteOptions,
): Promise<WriteResult> {
  return db.transaction(async (tx) => {
    await takeCatalogueLock(tx)
    const shopRows = await writeShop(tx, rows)
    const productRows = await writeProductRows(tx, rows, now)
    const pathTags = await claimCataloguePaths(tx, rows)
    const tallies = [...shopRows.tallies, ...productRows.tallies]
    const changedTags = [
      ...new Set([...shopRows.tags, ...productRows.tags, ...pathTags]),
    ].toSorted()
    await purgeTags(tx, changedTags)
    const tally = addUp(tallies)
    if (tally.created > manyRows) await refreshStatistics(tx)
    if (drawsAhead) await drawLater(tx, productRows.changed)
    return { ...tally, changedTags }
  })
}

async function drawLater(tx: Db, products: number[]): Promise<void> {
  if (products.length === 0 || products.length > mostProductsRedrawn) return
  await addJob(tx, picturesJob, { products }, picturesQueue)
}

/** Beyond this the catalogue has grown enough to need new statistics. */
const manyRows = 1_000

async function writeShop(tx: Executor, rows: CatalogueRows) {
  const makers = await writeMakers(tx, rows.makers)
  const places = await writePlaces(tx, rows.places)
  const values = await writeAttributeValues(tx, rows.attributeValues)
  const categories = await writeCategories(tx, rows.categories)
  const sections = await writeSections(tx, rows.sections)
  const redirects = await writeRedirects(tx, rows.redirects)
  return {
    tallies: [
      tallyOf(rows.makers, makers),
      tallyOf(rows.places, places),
      tallyOf(rows.attributeValues, values),
      tallyOf(rows.categories, categories),
      tallyOf(rows.sections, sections),
      tallyOf(rows.redirects, redirects),
    ],
    tags: [
      ...makers.map(({ code }) => `maker:${code}`),
      ...(makers.length > 0 ? ['catalogue'] : []),
      ...(places.length > 0 ? ['places', 'catalogue'] : []),
      ...(values.length > 0 ? ['attributes', 'catalogue'] : []),
      ...categories.map(({ id }) => `category:${id}`),
      ...(categories.length > 0 ? ['categories', 'catalogue'] : []),
      ...(sections.length > 0 ? ['components'] : []),
      ...redirects.map(({ path }) => pathTag(path)),
    ],
  }
}

async function writeProductRows(tx: Executor, rows: CatalogueRows, now: Date) {
  const products = await writeProducts(tx, rows.products, now)
  const variants = await writeVariants(tx, rows.variants)
  const retired = await retireMissing(tx, rows)
  const moved = await writeProductCategories(tx, rows.products)
  await seedHistory(tx, rows.history, siteIds)
  const prices = await writePrices(tx, rows.prices, now)
  const newVariants = newWithOldPrice(rows, variants, prices)
  await recordPrices(tx, [...prices, ...newVariants], { sites: siteIds, now })
  const changed = [
    ...new Set([...products.map(({ id }) => id), ...variants.map((variant) => variant.product_id)]),
  ]
  const listed = [
    ...changed,
    ...retired,
    ...(
      await findProductIdBySku(
        tx,
        prices.map(({ sku }) => sku),
      )
    ).values(),
  ]
  return {
    /** Ids of products that may look different now. */
    changed,
    tallies: [
      tallyOf(rows.products, products),
      tallyOf(rows.variants, variants),
      tallyOf(distinctPrices(rows), prices),
    ],
    tags: [
      ...(await productTags(tx, listed)),
      ...(await findListingTags(tx, listed)),
      ...moved.map((row) => `category:${row.category_id}`),
    ],
  }
}

/** New variants of products that had their prices before; all prices of a new product are among the changed ones. */
function newWithOldPrice(
  rows: CatalogueRows,
  variants: readonly { sku: string; created: boolean }[],
  prices: readonly { sku: string; country: string; created: boolean }[],
) {
  const productOf = new Map(rows.variants.map(({ sku, productSku }) => [sku, productSku]))
  const newlyPriced = new Set(
    prices.flatMap(({ sku, country, created }) => (created && country === '' ? [sku] : [])),
  )
  return variants
    .filter(({ sku, created }) => created && !newlyPriced.has(productOf.get(sku) ?? ''))
    .map(({ sku }) => ({ sku, country: null }))
}

const distinctPrices = ({ prices }: CatalogueRows) => [
  ...new Set(prices.map(({ sku, country }) => `${sku} ${country}`)),
]

export const siteIds = sites.map(({ id }) => id)

async function claimCataloguePaths(tx: Executor, rows: CatalogueRows): Promise<string[]> {
  const ids = await findEntityIds(tx, {
    skus: rows.products.flatMap(({ sku, slug }) => (slug === null ? [] : [sku])),
    categoryPaths: rows.categories.map(({ path }) => path),
  })
  const pages: PagePath[] = [
    ...rows.categories.flatMap(({ path }) => pagePath(path, 'category', ids.categories.get(path))),
    ...rows.products.flatMap(({ sku, slug, kind }) =>
      slug === null || !hasPage(kind) ? [] : pagePath(slug, kind, ids.products.get(sku)),
    ),
  ]
  return claimPaths(tx, pages)
}

const hasPage = (kind: ProductKind): kind is Exclude<ProductKind, 'component'> =>
  kind !== 'component'
const pagePath = (path: string, kind: PathKind, entityId: number | undefined): PagePath[] =>
  entityId === undefined ? [] : [{ path, kind, entityId }]

const addUp = (tallies: readonly Tally[]): Tally => ({
  created: tallies.reduce((sum, tally) => sum + tally.created, 0),
  updated: tallies.reduce((sum, tally) => sum + tally.updated, 0),
  unchanged: tallies.reduce((sum, tally) => sum + tally.unchanged, 0),
})
