import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { findListingTags } from '#/catalogue/write/listing-tags.store.server.ts'
import { ownTags } from '#/catalogue/write/write-catalogue.server.ts'
import {
  allocateStock,
  type Shares,
  type StockLevel,
  type StockRequest,
  type TakenPieces,
} from './allocate-stock.ts'
import { findProductIds, lockStockLevels, moveStock } from './take-stock.store.server.ts'
import { fewPieces } from './few-pieces.ts'

type TakeOptions = {
  /** The store whose stock may be used as well as the warehouses'. */
  store: string | null
}

/** Takes stock in the order's own transaction: everything, or nothing plus the SKUs that are short. */
export async function takeStock(
  db: Db,
  requests: readonly StockRequest[],
  { store }: TakeOptions,
): Promise<Shares> {
  const levels = await lockStockLevels(
    db,
    requests.map(({ sku }) => sku),
    store === null ? [] : [store],
  )
  const shares = allocateStock(requests, levels)
  if (shares.short.length > 0) return { ...shares, taken: [] }
  await move(db, levels, shares.taken)
  return shares
}

/** Puts back the stock of an order; the caller must make sure that this happens once. */
export async function putBackStock(db: Db, taken: readonly TakenPieces[]): Promise<void> {
  const levels = await lockStockLevels(
    db,
    taken.map(({ sku }) => sku),
    taken.map(({ place }) => place),
  )
  await move(
    db,
    levels,
    taken.map((each) => ({ ...each, quantity: -each.quantity })),
  )
}

async function move(db: Db, levels: readonly StockLevel[], taken: readonly TakenPieces[]) {
  if (taken.length === 0) return
  await moveStock(db, taken)
  const skus = [...new Set(taken.map(({ sku }) => sku))]
  await purgeChanged(
    db,
    skus.map((sku) => sendableOf(sku, levels, taken)),
  )
}

type Sendable = { sku: string; before: number; after: number }

/** Sendable pieces before and after; a store's stock is for collection only. */
function sendableOf(
  sku: string,
  levels: readonly StockLevel[],
  taken: readonly TakenPieces[],
): Sendable {
  const warehouses = levels.filter((level) => level.sku === sku && level.isWarehouse)
  const before = warehouses.reduce((sum, { quantity }) => sum + quantity, 0)
  const gone = taken
    .filter((each) => each.sku === sku && warehouses.some(({ place }) => place === each.place))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return { sku, before, after: before - gone }
}

/** Above `fewPieces` all pages look alike. */
const shownQuantity = (quantity: number) => Math.min(quantity, fewPieces + 1)

/** Purges only pages that now show something else, so that frequent orders do not empty the cache. */
async function purgeChanged(db: Db, moved: readonly Sendable[]): Promise<void> {
  const changed = moved.filter(
    ({ before, after }) => shownQuantity(before) !== shownQuantity(after),
  )
  if (changed.length === 0) return
  const idsOf = (some: readonly Sendable[]) =>
    findProductIds(
      db,
      some.map(({ sku }) => sku),
    )
  const ids = await idsOf(changed)
  const soldOutOrBack = changed.filter(({ before, after }) => before > 0 !== after > 0)
  const listings = await findListingTags(db, await idsOf(soldOutOrBack))
  await purgeTags(db, [...(await ownTags(db, ids)), ...listings])
}
