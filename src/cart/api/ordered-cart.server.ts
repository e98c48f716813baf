import { stockOf } from '#/catalogue/stock/stock.server.ts'
import type { Country } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { guardCart, type Holder } from './cart-guard.ts'
import type { Cart } from '#/cart/lines/cart.ts'
import { cartOwner, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { closeMerged, findCart, lockCarts, replaceCart } from '#/cart/lines/cart.store.server.ts'
import { writeClosed, writeOpened } from './close-cart.store.server.ts'
import { mergeLines } from '#/cart/merge/merge-carts.ts'
import { priceCart, type PricedCart } from '#/cart/pricing/price-cart.ts'
import type { ShippingRate } from '#/cart/pricing/shipping.ts'
import { allSkus, type Stock } from '#/cart/items/stock.ts'

/** Where a cart is to go: to a door in a country, or to one of our stores there. */
export type Destination = { country: Country; store: string | null }

/**
 * A cart as it would be ordered now, by the visitor unless it is said by whom. In a transaction, what `marketOf` keeps must have been in memory
 * before that began.
 */
export async function quoteCart(
  ctx: Ctx,
  cartId: string,
  { country, store }: Destination,
  holder?: Holder,
): Promise<PricedCart> {
  const there = { ...ctx, visitor: { ...ctx.visitor, country } }
  const [asker, market] = await Promise.all([holder ?? cartOwner(ctx), loadPricingContext(there)])
  const found = await findCart(ctx.db, { id: cartId }, asker)
  const cart = guardCart(found.cart, cartId, asker)
  if (store === null) return priceCart(cart, { ...market, ...found })
  const stock = await stockAt(ctx, cart, store)
  return priceCart(cart, { ...market, ...found, stock, shipping: collected })
}

/** Whoever comes for his goods pays nothing for the way. */
const collected: ShippingRate = {
  parcel: 0,
  freeFrom: null,
  bike: 0,
  days: [0, 0],
}

/** What a store can hand over: its own pieces, and what we send there. */
async function stockAt(ctx: Ctx, cart: Cart, store: string): Promise<Stock> {
  const answers = await stockOf(ctx, allSkus(cart.lines))
  return new Map(
    answers.map(({ sku, places }) => [
      sku,
      places
        .filter(({ isWarehouse, place }) => isWarehouse || place === store)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  )
}

/** Whose a cart is, for a provider who speaks for its owner; null when there is none. */
export async function findHolder(db: Db, cartId: string): Promise<Holder | null> {
  const { cart } = await findCart(db, { id: cartId })
  return cart && { customerId: cart.customerId, site: cart.site }
}

/** Nobody else changes the cart until the transaction ends. */
export const lockCart = (db: Db, id: string): Promise<void> => lockCarts(db, [id])

/** What is in it has been ordered, in the order's own transaction. */
export const closeCart = (db: Db, id: string, now: Date): Promise<void> => writeClosed(db, id, now)

/**
 * The order came to nothing, so the buyer has his cart again. A customer may meanwhile have begun
 * another, and he has but one: then the lines go in there.
 */
export async function reopenCart(db: Db, id: string, now: Date): Promise<void> {
  await lockCarts(db, [id])
  const { cart } = await findCart(db, { id })
  if (!cart || cart.isActive || cart.mergedInto !== null) return
  const { customerId, site } = cart
  const other = customerId === null ? null : (await findCart(db, { customerId, site })).cart
  if (!other) return writeOpened(db, id, now)
  await lockCarts(db, [other.id])
  const { cart: current } = await findCart(db, { id: other.id })
  if (!current?.isActive) return writeOpened(db, id, now)
  const lines = mergeLines(current.lines, cart.lines)
  const couponCode = current.couponCode ?? cart.couponCode
  await replaceCart(db, current, { lines, couponCode }, now)
  await closeMerged(db, id, current.id, now)
}
