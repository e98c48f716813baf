import { Refusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { cartCookie, guestCartCookie } from './cart-cookie.ts'
import { forbidden, guardCart } from '#/cart/api/cart-guard.ts'
import type { Cart, CartNotice, CartRefusal } from '#/cart/lines/cart.ts'
import type { ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { cartHolder, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { closeMerged, findCart, lockCarts, replaceCart } from '#/cart/lines/cart.store.server.ts'
import { capMerged, mergeLines } from './merge-carts.ts'

export type Merged = { id: string; notices: readonly CartNotice[]; catalogue: ItemCatalogue }
type Ids = { guestCartId: string; authCartId: string; isForeign?: boolean }

/**
 * Merges two carts named by the caller. The guest's cart must be in one of this browser's cookies, the
 * current one or the one from before login: knowing its ID is not enough.
 */
export function mergeOwnGuestCart(ctx: SessionCtx, ids: Ids): Promise<Merged | null> {
  const { cookieHeader } = ctx.visitor
  const own = [cartCookie, guestCartCookie].map((cookie) => cookie.read(cookieHeader))
  return mergeGuestCart(ctx, { ...ids, isForeign: !own.includes(ids.guestCartId) })
}

/** Merges a guest's cart into the customer's, once; null for a guest, or when there are not two carts. */
export async function mergeGuestCart(
  ctx: SessionCtx,
  { guestCartId, authCartId, isForeign = false }: Ids,
): Promise<Merged | null> {
  const holder = await cartHolder(ctx)
  if (holder.customerId === null || !guestCartId || !authCartId) return null
  if (guestCartId === authCartId) return null
  const { catalogue } = await loadPricingContext(ctx)
  return ctx.db.transaction(async (db) => {
    await lockCarts(db, [guestCartId, authCartId])
    const customers = await findCart(db, { id: authCartId }, holder)
    const guests = await findCart(db, { id: guestCartId })
    const own = guardCart(customers.cart, authCartId, holder)
    if (isMergedAlready(guests.cart, own)) return { id: own.id, notices: [], catalogue }
    if (isForeign) throw forbidden(guestCartId)
    const guest = guardCart(guests.cart, guestCartId, { ...holder, customerId: null })
    const stock = new Map([...guests.stock, ...customers.stock])
    const merged = mergeLines(own.lines, guest.lines)
    const { lines, notices } = capMerged(merged, own.lines, { catalogue, stock })
    const couponCode = guest.couponCode ?? own.couponCode
    // The login form without scripts has no answer that could show them.
    const unreported = [...own.notices, ...notices]
    const next = { lines, couponCode, notices: unreported }
    if (!(await replaceCart(db, own, next, ctx.now)))
      throw new Refusal<CartRefusal>('cart-busy', { status: 503, retryAfter: 1 })
    await closeMerged(db, guest.id, own.id, ctx.now)
    return { id: own.id, notices, catalogue }
  })
}

/** A reload during login requests the merge twice; the second time there is nothing left to merge. */
const isMergedAlready = (guest: Cart | null, own: Cart) => guest?.mergedInto === own.id
