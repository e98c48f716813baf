import { dayMs } from '#/platform/config/durations.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { resolveItems } from '#/cart/items/resolve-items.server.ts'
import type { RequestedItem } from './to-cart-lines.ts'
import { findCartId } from '#/cart/merge/own-cart.server.ts'
import { guardCart, noCart } from '#/cart/api/cart-guard.ts'
import { findCart, touchCart } from './cart.store.server.ts'
import { changeCart, type Outcome } from '#/cart/api/change-cart.server.ts'
import {
  addLines,
  addWholeBike,
  findSame,
  setQuantities,
  type QuantityChange,
  withoutItem,
} from './change-lines.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { cartHolder, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { priceCart, type PricedCart } from '#/cart/pricing/price-cart.ts'
import { skusOf } from '#/cart/items/stock.ts'
import { changedPrices } from '#/cart/pricing/price-change-notice.ts'

/** The visitor's cart, for an answer that shows its notices: what has changed is reported once. */
export async function loadCart(ctx: SessionCtx): Promise<PricedCart> {
  const priced = await viewCart(ctx)
  const { cart } = priced
  const isCouponLost = cart.couponCode !== null && !priced.coupon
  const isChanged = isCouponLost || changedPrices(priced.lines).length > 0
  if (isChanged || cart.notices.length > 0) return (await saveRepriced(ctx)) ?? priced
  if (ctx.now.getTime() - cart.updatedAt.getTime() > dayMs)
    await touchCart(ctx.db, cart.id, ctx.now)
  return priced
}

/** The visitor's cart for an answer without notices: what has changed is still to be reported by `loadCart`. */
export async function viewCart(ctx: SessionCtx): Promise<PricedCart> {
  const id = await findCartId(ctx)
  if (!id) throw noCart()
  const [holder, market] = await Promise.all([cartHolder(ctx), loadPricingContext(ctx)])
  const found = await findCart(ctx.db, { id }, holder)
  return priceCart(guardCart(found.cart, id, holder), { ...market, ...found })
}

const saveRepriced = async (ctx: SessionCtx) =>
  (await changeCart(ctx, {}, ({ lines, couponCode }) => ({ lines, couponCode }))).cart

/** Adds the items that can be added and reports problems for the others. Opens a cart if there is none. */
export async function addItems(ctx: SessionCtx, items: readonly RequestedItem[]): Promise<Outcome> {
  const requested = await resolveItems(ctx, items, await loadItems(ctx))
  const skus = requested.flatMap((each) => ('line' in each ? skusOf(each.line) : []))
  return changeCart(ctx, { skus, isOpening: true }, (cart, inputs) => ({
    couponCode: cart.couponCode,
    ...addLines(cart.lines, requested, inputs),
  }))
}

/** Adds a bike with its paint and the items chosen with it: all of them or none. */
export async function addBike(
  ctx: SessionCtx,
  items: readonly RequestedItem[],
): Promise<Outcome & { bike: { uid: string; slug: string } | null }> {
  const catalogue = await loadItems(ctx)
  const requested = await resolveItems(ctx, items, catalogue)
  const lines = requested.flatMap((each) => ('line' in each ? [each.line] : []))
  const outcome = await changeCart(
    ctx,
    { skus: lines.flatMap(skusOf), isOpening: true },
    (cart, inputs) => ({
      couponCode: cart.couponCode,
      ...addWholeBike(cart.lines, requested, inputs),
    }),
  )
  const requestedBike = lines.find(({ sku }) => catalogue.get(sku)?.kind === 'bike')
  const isAdded = requestedBike && outcome.problems.length === 0 && outcome.cart
  const bikeLine = isAdded ? findSame(outcome.cart?.cart.lines ?? [], requestedBike) : null
  const slug = bikeLine && catalogue.get(bikeLine.sku)?.slug
  return { ...outcome, bike: bikeLine && slug ? { uid: bikeLine.uid, slug } : null }
}

/** Sets quantities, all or none. */
export const updateItems = (
  ctx: SessionCtx,
  changes: readonly QuantityChange[],
): Promise<Outcome> =>
  changeCart(ctx, {}, (cart, inputs) => ({
    couponCode: cart.couponCode,
    ...setQuantities(cart.lines, changes, inputs),
  }))

/** Removes a line, and a bike's paint with it; `isThere` is false when it was not in the cart. */
export async function removeItem(
  ctx: SessionCtx,
  uid: string,
): Promise<Outcome & { isThere: boolean }> {
  let isThere = false
  const outcome = await changeCart(ctx, {}, (cart) => {
    const lines = withoutItem(cart.lines, uid)
    isThere = lines.length < cart.lines.length
    return { couponCode: cart.couponCode, lines: isThere ? lines : cart.lines }
  })
  return { ...outcome, isThere }
}

export const clearCart = (ctx: SessionCtx): Promise<Outcome> =>
  changeCart(ctx, {}, (cart) => ({
    lines: cart.lines.length === 0 ? cart.lines : [],
    couponCode: null,
  }))
