import type { Ctx } from '#/visitor/context.ts'
import { cartCookie } from './cart-cookie.ts'
import { findCart, insertCart } from '#/cart/lines/cart.store.server.ts'
import { emptyCart } from '#/cart/api/empty-cart.server.ts'
import { cartOwner } from '#/cart/pricing/pricing-context.server.ts'

/** A cart for who has none: a guest's own, if it is still good; for a customer the one he has. */
export async function openCart(ctx: Ctx): Promise<string> {
  const holder = await cartOwner(ctx)
  if (holder.customerId !== null) return openCustomerCart(ctx, holder.customerId)
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  const held = id ? (await findCart(ctx.db, { id })).cart : null
  if (held?.isActive && held.site === holder.site && held.customerId === null) return held.id
  const cart = emptyCart(ctx, holder)
  await insertCart(ctx.db, cart, ctx.now)
  return cart.id
}

/** The one active cart a customer has on this site. */
export async function openCustomerCart(ctx: Ctx, customerId: number): Promise<string> {
  const holder = { customerId, site: ctx.visitor.site.id }
  for (;;) {
    const { cart } = await findCart(ctx.db, holder)
    if (cart) return cart.id
    const fresh = emptyCart(ctx, holder)
    if (await insertCart(ctx.db, fresh, ctx.now)) return fresh.id
  }
}
