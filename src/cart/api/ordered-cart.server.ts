import { stockOf } from '#/catalogue/stock/stock.server.ts'
import type { Country } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import type { CollectionTime } from '#/stores/collection/collection-time.ts'
import type { Store } from '#/stores/store.ts'
import { loadStore } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { guardCart, type Holder } from './cart-guard.ts'
import { emptyCart } from './empty-cart.server.ts'
import type { Cart, CartLine } from '#/cart/lines/cart.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { closeMerged, findCart, lockCarts, replaceCart } from '#/cart/lines/cart.store.server.ts'
import { writeClosed, writeOpened } from './close-cart.store.server.ts'
import { capMerged, mergeLines } from '#/cart/merge/merge-carts.ts'
import {
  collectCart,
  type CollectedCart,
  collectionStock,
  collectionTime,
  inWarehouses,
} from '#/cart/pricing/collect-cart.ts'
import {
  type CartTotals,
  linesFrom,
  priceCart,
  type PricedCart,
  type PricingInputs,
  totalsAt,
} from '#/cart/pricing/price-cart.ts'
import type { ShippingRate } from '#/cart/pricing/shipping.ts'
import type { SellableItem } from '#/cart/items/sellable-item.ts'
import { allSkus } from '#/cart/items/stock.ts'

/** Delivery to a country, or collection from one of our stores there. */
export type Destination = { country: Country; store: string | null }

/** `collection`: null for delivery. */
export type OrderQuote = PricedCart & { collection: CollectedCart['collection'] | null }

/**
 * Prices a cart as it would be ordered now; refuses any holder but its own. Call `loadPricingContext`
 * before opening a transaction, so that its data is already cached inside it.
 */
export async function quoteCart(
  ctx: Ctx,
  { id, holder }: { id: string; holder: Holder },
  { country, store }: Destination,
): Promise<OrderQuote> {
  const market = await loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } })
  const found = await findCart(ctx.db, { id }, holder)
  const cart = guardCart(found.cart, id, holder)
  if (store === null) return { ...priceCart(cart, { ...market, ...found }), collection: null }
  return quoteCollected(ctx, cart, { ...market, ...found }, store)
}

async function quoteCollected(
  ctx: Ctx,
  cart: Cart,
  inputs: Omit<PricingInputs, 'stock' | 'held' | 'inStore'>,
  store: string,
): Promise<OrderQuote> {
  const [levels, place] = await Promise.all([
    stockOf(ctx, allSkus(cart.lines)),
    loadStore(ctx, store),
  ])
  const stock = collectionStock(cart.lines, levels, store)
  const priced = priceCart(cart, { ...inputs, ...stock, shipping: collected })
  return collectCart(priced, stock, place, ctx.now)
}

/** The cost of a cart that is collected, and the day on which each of the stores has all of it ready, in their order. */
type CollectionQuotes = { totals: CartTotals; ready: readonly (CollectionTime | null)[] }

/**
 * Quotes a priced cart at several stores. Only the stock differs from store to store, so nothing is read or
 * priced again for each of them: the checkout asks for all of them, and a cart may have a hundred bikes.
 */
export async function quoteCollections(
  ctx: Ctx,
  priced: PricedCart,
  stores: readonly Store[],
): Promise<CollectionQuotes> {
  const { lines } = priced.cart
  const [levels, { market }] = await Promise.all([
    stockOf(ctx, allSkus(lines)),
    loadPricingContext(ctx),
  ])
  const ready = stores.map((store) => {
    const stock = collectionStock(lines, levels, store.code)
    return collectionTime(linesFrom(stock, priced, market), stock.inStore, store, ctx.now)
  })
  return { totals: totalsAt(priced, market, collected), ready }
}

/** Prices lines that are in nobody's cart as they would be ordered now, without a coupon. */
export async function quoteLines(
  ctx: Ctx,
  lines: readonly CartLine[],
  { country, store }: Destination,
): Promise<OrderQuote> {
  const market = await loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } })
  const nobody = { customerId: null, site: ctx.visitor.site.id }
  const cart: Cart = { ...emptyCart(ctx, nobody), id: '', lines }
  if (store !== null) return quoteCollected(ctx, cart, { ...market, coupon: null }, store)
  const levels = await stockOf(ctx, allSkus(lines))
  const stock = new Map(levels.map(({ sku, quantity }) => [sku, quantity]))
  const held = inWarehouses(levels)
  return { ...priceCart(cart, { ...market, stock, held, coupon: null }), collection: null }
}

/** Collection from a store is free. */
const collected: ShippingRate = {
  parcel: 0,
  freeFrom: null,
  bike: 0,
  days: [0, 0],
  telephone: 'never',
}

/** The owner of a cart, for a provider that acts on their behalf; null when there is no such cart. */
export async function findHolder(db: Db, cartId: string): Promise<Holder | null> {
  const { cart } = await findCart(db, { id: cartId })
  return cart && { customerId: cart.customerId, site: cart.site }
}

/** Blocks other changes to the cart until the transaction ends. */
export const lockCart = (db: Db, id: string): Promise<void> => lockCarts(db, [id])

/** Closes an ordered cart, in the order's own transaction. */
export const closeCart = (db: Db, id: string, now: Date): Promise<void> => writeClosed(db, id, now)

type FailedOrder = { cartId: string; lines: readonly { sku: string; kind: SellableItem['kind'] }[] }

/**
 * Gives the buyer of a failed order their cart back. A customer has only one active cart, so if they have started
 * another since, the lines are merged into that one, as far as a cart may hold them: the cart says what it has not taken.
 */
export async function reopenCart(
  db: Db,
  { cartId: id, lines: ordered }: FailedOrder,
  now: Date,
): Promise<void> {
  await lockCarts(db, [id])
  const { cart } = await findCart(db, { id })
  if (!cart || cart.isActive || cart.mergedInto !== null) return
  const { customerId, site } = cart
  const other = customerId === null ? null : (await findCart(db, { customerId, site })).cart
  if (!other) return writeOpened(db, id, now)
  await lockCarts(db, [other.id])
  const { cart: current } = await findCart(db, { id: other.id })
  if (!current?.isActive) return writeOpened(db, id, now)
  const kindOf = new Map(ordered.map(({ sku, kind }) => [sku, kind]))
  // The order's own pieces are put back into stock after its cart, so the stock level says nothing yet.
  const catalogue = {
    get: (sku: string) => ({ kind: kindOf.get(sku) ?? 'part', leadTimeDays: 0 }),
  }
  const merged = mergeLines(current.lines, cart.lines)
  const { lines, notices } = capMerged(merged, current.lines, { catalogue, stock: new Map() })
  const couponCode = current.couponCode ?? cart.couponCode
  const next = { lines, couponCode, notices: [...current.notices, ...cart.notices, ...notices] }
  await replaceCart(db, current, next, now)
  await closeMerged(db, id, current.id, now)
}
