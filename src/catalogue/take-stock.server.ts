import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/purge.server.ts'
import { findKinds, findListingTags } from './purge.store.server.ts'
import { shareShelves, type Shares, type StockWish, type TakenPieces } from './share-shelves.ts'
import { lockShelves, moveStock, type MovedStock } from './take-stock.store.server.ts'

type TakeOptions = {
  /** The store whose own pieces may be used beside the warehouses'. */
  store: string | null
}

/** Takes goods off their shelves in the order's own transaction: all of them, or nothing and what is short. */
export async function takeStock(
  db: Db,
  wishes: readonly StockWish[],
  { store }: TakeOptions,
): Promise<Shares> {
  const shelves = await lockShelves(
    db,
    wishes.map(({ sku }) => sku),
    store === null ? [] : [store],
  )
  const shares = shareShelves(wishes, shelves)
  if (shares.short.length > 0) return { taken: [], short: shares.short }
  if (shares.taken.length > 0) await tell(db, await moveStock(db, shares.taken))
  return shares
}

/** Puts back what an order had taken; the caller sees to it that this happens once. */
export async function putBackStock(db: Db, taken: readonly TakenPieces[]): Promise<void> {
  if (taken.length === 0) return
  await lockShelves(
    db,
    taken.map(({ sku }) => sku),
    taken.map(({ place }) => place),
  )
  const back = taken.map((each) => ({ ...each, quantity: -each.quantity }))
  await tell(db, await moveStock(db, back))
}

/** Pages tell a number only from here down (see product/stock-state.ts); above it all look alike. */
const fewPieces = 3
const shown = (quantity: number) => Math.min(quantity, fewPieces + 1)

/**
 * Only pages that now say something else are made anew. The indexes of the whole catalogue are not:
 * an order a second would have them rebuilt all day.
 */
async function tell(db: Db, moved: readonly MovedStock[]): Promise<void> {
  const changed = moved.filter(({ before, quantity }) => shown(before) !== shown(quantity))
  if (changed.length === 0) return
  const ids = [...new Set(changed.map((row) => row.product_id))]
  const kinds = await findKinds(db, ids)
  const models = kinds.flatMap((row) => row.parent_id ?? [])
  const isGoneOrBack = changed.filter(({ before, quantity }) => before > 0 !== quantity > 0)
  const listings = await findListingTags(
    db,
    isGoneOrBack.map((row) => row.product_id),
  )
  await purgeTags(db, [...[...ids, ...models].map((id) => `product:${id}`), ...listings])
}
