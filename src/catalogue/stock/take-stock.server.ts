import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { findKinds, findListingTags } from '#/catalogue/write/purge.store.server.ts'
import {
  allocateStock,
  type Shares,
  type StockRequest,
  type TakenPieces,
} from './allocate-stock.ts'
import {
  findProductIds,
  lockStockLevels,
  moveStock,
  type LockedStock,
} from './take-stock.store.server.ts'

type TakeOptions = {
  /** The store whose own pieces may be used beside the warehouses'. */
  store: string | null
}

/** Takes goods off their shelves in the order's own transaction: all of them, or nothing and what is short. */
export async function takeStock(
  db: Db,
  wishes: readonly StockRequest[],
  { store }: TakeOptions,
): Promise<Shares> {
  const shelves = await lockStockLevels(
    db,
    wishes.map(({ sku }) => sku),
    store === null ? [] : [store],
  )
  const shares = allocateStock(wishes, shelves)
  if (shares.short.length > 0) return { taken: [], short: shares.short }
  await move(db, shelves, shares.taken)
  return shares
}

/** Puts back what an order had taken; the caller sees to it that this happens once. */
export async function putBackStock(db: Db, taken: readonly TakenPieces[]): Promise<void> {
  const shelves = await lockStockLevels(
    db,
    taken.map(({ sku }) => sku),
    taken.map(({ place }) => place),
  )
  await move(
    db,
    shelves,
    taken.map((each) => ({ ...each, quantity: -each.quantity })),
  )
}

async function move(db: Db, shelves: readonly LockedStock[], taken: readonly TakenPieces[]) {
  if (taken.length === 0) return
  await moveStock(db, taken)
  const skus = [...new Set(taken.map(({ sku }) => sku))]
  await tell(
    db,
    skus.map((sku) => sendableOf(sku, shelves, taken)),
  )
}

type Sendable = { sku: string; before: number; after: number }

/** What of it can be sent, before and after; a store's pieces are for those who come in. */
function sendableOf(
  sku: string,
  shelves: readonly LockedStock[],
  taken: readonly TakenPieces[],
): Sendable {
  const warehouses = shelves.filter((shelf) => shelf.sku === sku && shelf.isWarehouse)
  const before = warehouses.reduce((sum, { quantity }) => sum + quantity, 0)
  const gone = taken
    .filter((each) => each.sku === sku && warehouses.some(({ place }) => place === each.place))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return { sku, before, after: before - gone }
}

/** Pages tell a number only from here down (see product/stock-state.ts); above it all look alike. */
const fewPieces = 3
const shown = (quantity: number) => Math.min(quantity, fewPieces + 1)

/** Only what now says something else is made anew: an order a second must not keep the shop busy all day. */
async function tell(db: Db, moved: readonly Sendable[]): Promise<void> {
  const changed = moved.filter(({ before, after }) => shown(before) !== shown(after))
  if (changed.length === 0) return
  const idsOf = (some: readonly Sendable[]) =>
    findProductIds(
      db,
      some.map(({ sku }) => sku),
    )
  const ids = await idsOf(changed)
  const models = (await findKinds(db, ids)).flatMap((row) => row.parent_id ?? [])
  const isGoneOrBack = changed.filter(({ before, after }) => before > 0 !== after > 0)
  const listings = await findListingTags(db, await idsOf(isGoneOrBack))
  await purgeTags(db, [...[...ids, ...models].map((id) => `product:${id}`), ...listings])
}
