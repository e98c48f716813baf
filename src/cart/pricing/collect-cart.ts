import type { PlaceStock } from '#/catalogue/model/offer.ts'
import {
  collectionFromStore,
  collectionFromWarehouse,
  type CollectionTime,
  latestCollection,
} from '#/stores/collection/collection-time.ts'
import type { Store } from '#/stores/store.ts'
import { heldBy, type HeldPieces } from '#/catalogue/stock/allocate-stock.ts'
import type { Stock } from '#/cart/items/stock.ts'
import { type CartLine, piecesNeeded } from '#/cart/lines/cart.ts'
import type { PricedCart, PricedLine } from './price-cart.ts'

/** A build is made in the workshop of the warehouse; only an item as it is can come from the store itself. */
const isAsItIs = ({ options, entered, colour }: CartLine) =>
  options.length === 0 && entered.length === 0 && colour === null

export type StockLevels = { sku: string; quantity: number; places: readonly PlaceStock[] }

export type CollectionStock = {
  /** Pieces of the store that this cart can use. */
  inStore: Stock
  /** The pieces of the warehouses. */
  held: HeldPieces
  /** Both together. */
  stock: Stock
}

export const inWarehouses = (levels: readonly StockLevels[]): HeldPieces =>
  heldBy(
    levels.flatMap(({ sku, places }) =>
      places.filter(({ isWarehouse }) => isWarehouse).map((place) => ({ ...place, sku })),
    ),
  )

/** The stock that a cart can be made up from when it is collected in the store. */
export function collectionStock(
  lines: readonly CartLine[],
  levels: readonly StockLevels[],
  store: string,
): CollectionStock {
  const usable = piecesNeeded(lines.filter(isAsItIs))
  const inStore = new Map(
    levels.map(({ sku, places }) => {
      const held = places.find(({ place }) => place === store)?.quantity ?? 0
      return [sku, Math.min(held, usable.get(sku) ?? 0)]
    }),
  )
  const stock = new Map(
    levels.map(({ sku, quantity }) => [sku, quantity + (inStore.get(sku) ?? 0)]),
  )
  return { inStore, held: inWarehouses(levels), stock }
}

export type CollectedCart = PricedCart & {
  collection: { inStore: Stock; time: CollectionTime | null }
}

type CollectingStore = Pick<Store, 'hours' | 'country' | 'queueDays'>

/** The cart with the day on which it can be collected as a whole, in place of the days of dispatch. */
export function collectCart(
  priced: PricedCart,
  { inStore }: CollectionStock,
  store: CollectingStore,
  now: Date,
): CollectedCart {
  const time = collectionTime(priced.lines, inStore, store, now)
  const dispatchDate = time?.day ?? null
  return {
    ...priced,
    lines: priced.lines.map((line) => ({ ...line, dispatchDate })),
    dispatchDate,
    deliveryDates: null,
    collection: { inStore, time },
  }
}

/** When all lines are ready in the store; their days of dispatch are those to the store. */
export function collectionTime(
  lines: readonly PricedLine[],
  inStore: Stock,
  store: CollectingStore,
  now: Date,
): CollectionTime | null {
  const needed = piecesNeeded(lines.map(({ line }) => line))
  const known = new Map<string, CollectionTime | null>()
  // Most lines of a cart are ready at the same time, and to find it among the opening hours is slow.
  const once = (key: string, find: () => CollectionTime | null) => {
    if (!known.has(key)) known.set(key, find())
    return known.get(key) ?? null
  }
  const timeOf = ({ line, item, dispatchDate, sender }: PricedLine) => {
    if (!item || dispatchDate === null || !sender) return null
    const isThere = isAsItIs(line) && (inStore.get(line.sku) ?? 0) >= (needed.get(line.sku) ?? 0)
    const isBike = item.kind === 'bike'
    const { calendar } = sender
    return isThere
      ? once(`store ${isBike}`, () => collectionFromStore(store, now, { isBike }))
      : once(`${calendar} ${dispatchDate}`, () =>
          collectionFromWarehouse(store, dispatchDate, calendar),
        )
  }
  return latestCollection(lines.map(timeOf))
}
