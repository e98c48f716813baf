import type { Ctx } from '#/visitor/context.ts'
import { resolveItems } from '#/cart/items/resolve-items.server.ts'
import type { RequestedItem } from './to-cart-lines.ts'
import { cartCookie } from '#/cart/merge/cart-cookie.ts'
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
import { cartOwner, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { priceCart, type PricedCart } from '#/cart/pricing/price-cart.ts'
import { skusOf } from '#/cart/items/stock.ts'
import { changedPrices } from '#/cart/pricing/price-change-notice.ts'

export type { Outcome }

/** The visitor's cart. A coupon that no longer holds and a price that changed are each told once. */
export async function loadCart(ctx: Ctx): Promise<PricedCart> {
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  if (!id) throw noCart()
  const [holder, market] = await Promise.all([cartOwner(ctx), loadPricingContext(ctx)])
  const found = await findCart(ctx.db, { id }, holder)
  const cart = guardCart(found.cart, id, holder)
  const priced = priceCart(cart, { ...market, ...found })
  const isCouponLost = cart.couponCode !== null && !priced.coupon
  if (isCouponLost || changedPrices(priced.lines).length > 0)
    return (await settleCart(ctx)) ?? priced
  if (ctx.now.getTime() - cart.updatedAt.getTime() > dayMs) await touchCart(ctx.db, id, ctx.now)
  return priced
}
const dayMs = 86_400_000

const settleCart = async (ctx: Ctx) =>
  (await changeCart(ctx, {}, ({ lines, couponCode }) => ({ lines, couponCode }))).cart

/** Puts in what can be; the rest says why not. Opens a cart where there is none. */
export async function addItems(ctx: Ctx, items: readonly RequestedItem[]): Promise<Outcome> {
  const asked = await resolveItems(ctx, items, await loadItems(ctx))
  const skus = asked.flatMap((each) => ('line' in each ? skusOf(each.line) : []))
  return changeCart(ctx, { skus, isOpening: true }, (cart, shop) => ({
    couponCode: cart.couponCode,
    ...addLines(cart.lines, asked, shop),
  }))
}

/** A bike with its paint and what was chosen along with it: all of it or nothing. */
export async function addBike(
  ctx: Ctx,
  items: readonly RequestedItem[],
): Promise<Outcome & { bike: { uid: string; slug: string } | null }> {
  const goods = await loadItems(ctx)
  const asked = await resolveItems(ctx, items, goods)
  const lines = asked.flatMap((each) => ('line' in each ? [each.line] : []))
  const outcome = await changeCart(
    ctx,
    { skus: lines.flatMap(skusOf), isOpening: true },
    (cart, shop) => ({ couponCode: cart.couponCode, ...addWholeBike(cart.lines, asked, shop) }),
  )
  const wanted = lines.find(({ sku }) => goods.get(sku)?.kind === 'bike')
  const line = wanted && outcome.problems.length === 0 && outcome.cart
  const held = line ? findSame(outcome.cart?.cart.lines ?? [], wanted) : null
  const slug = held && goods.get(held.sku)?.slug
  return { ...outcome, bike: held && slug ? { uid: held.uid, slug } : null }
}

/** Sets quantities, all or none. */
export const updateItems = (ctx: Ctx, wishes: readonly QuantityChange[]): Promise<Outcome> =>
  changeCart(ctx, {}, (cart, shop) => ({
    couponCode: cart.couponCode,
    ...setQuantities(cart.lines, wishes, shop),
  }))

/** Takes a line out, and with a bike its paint; `isThere` is false when it was not in the cart. */
export async function removeItem(ctx: Ctx, uid: string): Promise<Outcome & { isThere: boolean }> {
  let isThere = false
  const outcome = await changeCart(ctx, {}, (cart) => {
    const lines = withoutItem(cart.lines, uid)
    isThere = lines.length < cart.lines.length
    return { couponCode: cart.couponCode, lines: isThere ? lines : cart.lines }
  })
  return { ...outcome, isThere }
}

export const clearCart = (ctx: Ctx): Promise<Outcome> =>
  changeCart(ctx, {}, (cart) => ({
    lines: cart.lines.length === 0 ? cart.lines : [],
    couponCode: null,
  }))
