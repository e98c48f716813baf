import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { cartCookie } from './cart-cookie.ts'
import { findCart, insertCart } from '#/cart/lines/cart.store.server.ts'
import { emptyCart } from '#/cart/api/empty-cart.server.ts'
import { cartHolder } from '#/cart/pricing/pricing-context.server.ts'

/**
 * The ID of the visitor's cart: the one that their cookie names, or else a customer's own, whose session outlives the
 * cookie of their cart. Null without a cart.
 */
export async function findCartId(ctx: SessionCtx): Promise<string | null> {
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  if (id) return id
  const holder = await cartHolder(ctx)
  return holder.customerId === null
    ? null
    : ((await findCart(ctx.db, { ...holder, customerId: holder.customerId })).cart?.id ?? null)
}

/** Returns the customer's cart, or the guest's if it can still be used; otherwise creates one. */
export async function openCart(ctx: SessionCtx): Promise<string> {
  const holder = await cartHolder(ctx)
  if (holder.customerId !== null) return openCustomerCart(ctx, holder.customerId)
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  const existing = id ? (await findCart(ctx.db, { id })).cart : null
  if (existing?.isActive && existing.site === holder.site && existing.customerId === null)
    return existing.id
  const cart = emptyCart(ctx, holder)
  await insertCart(ctx.db, cart, ctx.now)
  return cart.id
}

/** Returns the one active cart of a customer on this site, or creates it. */
export async function openCustomerCart(ctx: Ctx, customerId: number): Promise<string> {
  const holder = { customerId, site: ctx.visitor.site.id }
  for (;;) {
    const { cart } = await findCart(ctx.db, holder)
    if (cart) return cart.id
    const created = emptyCart(ctx, holder)
    if (await insertCart(ctx.db, created, ctx.now)) return created.id
  }
}
