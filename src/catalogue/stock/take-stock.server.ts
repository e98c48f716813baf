import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { findListingTags, ownTags } from '#/catalogue/write/listing-tags.store.server.ts'
import {
  allocateStock,
  type Shares,
  type StockLevel,
  type StockRequest,
  type TakenPieces,
} from './allocate-stock.ts'
import {
  addMissingLevels,
  findProductIds,
  lockStockLevels,
  removeStock,
  reserveStock,
  type StockLeft,
} from './take-stock.store.server.ts'
import { fewPieces } from './few-pieces.ts'

type TakeOptions = {
  /** The store whose stock may be used as well as the warehouses'. */
  store: string | null
  /** The warehouses in the order in which the country prefers them. */
  warehouses: readonly string[]
}

/** Reserves stock in the order's own transaction: everything, or nothing plus the SKUs that are short. */
export async function takeStock(
  db: Db,
  requests: readonly StockRequest[],
  { store, warehouses }: TakeOptions,
): Promise<Shares> {
  const levels = await lockStockLevels(
    db,
    requests.map(({ sku }) => sku),
    store === null ? [] : [store],
  )
  const shares = allocateStock(requests, levels, warehouses)
  if (shares.short.length > 0) return { ...shares, taken: [] }
  // A reordered item may never have been where it will arrive.
  if (shares.waiting.length > 0) await addMissingLevels(db, shares.taken)
  await purgeChanged(db, levels, await reserveStock(db, shares.taken))
  return shares
}

/** Puts reserved pieces on sale again; the caller must make sure that this happens once. */
export async function putBackStock(db: Db, taken: readonly TakenPieces[]): Promise<void> {
  const levels = await lockTaken(db, taken)
  const released = taken.map((each) => ({ ...each, quantity: -each.quantity }))
  await purgeChanged(db, levels, await reserveStock(db, released))
}

/** Takes reserved pieces off the shelf, when they are sent or handed over. Nothing else can be sold by that. */
export async function sendStock(db: Db, sent: readonly TakenPieces[]): Promise<void> {
  await lockTaken(db, sent)
  await removeStock(db, sent)
}

const lockTaken = (db: Db, taken: readonly TakenPieces[]) =>
  lockStockLevels(
    db,
    taken.map(({ sku }) => sku),
    taken.map(({ place }) => place),
  )

/** Above `fewPieces` all pages look alike. */
const shownQuantity = (quantity: number) => Math.min(quantity, fewPieces + 1)

/**
 * Purges only pages that now show something else, so that frequent orders do not empty the cache. A store's stock is
 * for collection only and on no stored page.
 */
async function purgeChanged(
  db: Db,
  levels: readonly StockLevel[],
  left: readonly StockLeft[],
): Promise<void> {
  const after = new Map(left.map(({ sku, place, available }) => [`${sku} ${place}`, available]))
  const moved = [...Map.groupBy(levels, ({ sku }) => sku)].map(([sku, places]) => {
    const warehouses = places.filter(({ isWarehouse }) => isWarehouse)
    const sumOf = (quantity: (level: StockLevel) => number) =>
      warehouses.reduce((sum, level) => sum + quantity(level), 0)
    return {
      sku,
      before: sumOf((level) => level.quantity),
      after: sumOf((level) => after.get(`${sku} ${level.place}`) ?? level.quantity),
    }
  })
  const changed = moved.filter((each) => shownQuantity(each.before) !== shownQuantity(each.after))
  if (changed.length === 0) return
  const idsOf = (some: typeof changed) =>
    findProductIds(
      db,
      some.map(({ sku }) => sku),
    )
  const soldOutOrBack = changed.filter((each) => each.before > 0 !== each.after > 0)
  const listings = await findListingTags(db, await idsOf(soldOutOrBack))
  await purgeTags(db, [...(await ownTags(db, await idsOf(changed))), ...listings])
}
