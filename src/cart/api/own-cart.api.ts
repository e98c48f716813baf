import * as v from 'valibot'
import { speakerOf } from '#/i18n/translator.server.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { isLapsed, sessionExpired } from '#/visitor/session/own-session.ts'
import { countCartWrite } from './cart-writes.ts'
import { cartCookie, guestCartCookie } from '#/cart/merge/cart-cookie.ts'
import { recovering, remember } from './cart-reply.api.ts'
import { toWireNotices } from './wire-cart.contract.ts'
import { answering, mergeBody } from '#/cart/lines/cart.contract.ts'
import { mergeOwnGuestCart } from '#/cart/merge/merge-carts.server.ts'
import { openCart, openCustomerCart } from '#/cart/merge/own-cart.server.ts'

/** Opens a guest's or a customer's cart, and merges the first into the second. */
export const ownCartApi = createApi('/cart', 'Cart', { countChange: countCartWrite })

export const createGuestCall = ownCartApi.get(
  '/create-guest',
  {
    summary: 'Returns the id of the visitor’s cart, creating one if needed',
    access: 'visitor',
    isChange: true,
    answer: answering({ createEmptyCart: v.string() }),
  },
  async (ctx, { reply }) => {
    // A guest's cart would take the place of the customer's in this browser.
    if (await isLapsed(ctx)) throw sessionExpired()
    const id = await openCart(ctx)
    if (id !== cartCookie.read(ctx.visitor.cookieHeader)) remember(ctx, reply, id, 0)
    return { createEmptyCart: id, error: null }
  },
)

export const createAuthCall = ownCartApi.get(
  '/create-auth',
  {
    summary: 'Returns the customer’s cart; null for a guest',
    access: 'customer',
    isChange: true,
    answer: answering({ customerCart: v.object({ id: v.string() }) }),
  },
  async (ctx, { session, reply }) => {
    const id = await openCustomerCart(ctx, session.customerId)
    const { cookieHeader, isSecure: secure } = ctx.visitor
    const before = cartCookie.read(cookieHeader)
    if (before && before !== id) reply.cookies.push(guestCartCookie.serialise(before, { secure }))
    reply.cookies.push(cartCookie.serialise(id, { secure }))
    return { customerCart: { id }, error: null }
  },
)

export const mergeCall = ownCartApi.post(
  '/merge-cart',
  {
    summary:
      'Merges the cart that this browser had as a guest into the customer’s own, once; does nothing for a guest',
    access: 'customer',
    body: mergeBody,
    answer: answering({
      mergeCarts: v.nullable(v.object({ id: v.string() })),
      notices: v.array(
        v.object({ code: v.string(), message: v.string(), uid: v.optional(v.string()) }),
      ),
    }),
  },
  async (ctx, { body, reply }) => {
    const { guestCartId, authCartId } = body
    if (!guestCartId || !authCartId || guestCartId === authCartId) return null
    return recovering(ctx, reply, { mergeCarts: null, notices: [] }, async () => {
      const merged = await mergeOwnGuestCart(ctx, { guestCartId, authCartId })
      if (merged)
        reply.cookies.push(cartCookie.serialise(merged.id, { secure: ctx.visitor.isSecure }))
      return {
        mergeCarts: merged && { id: merged.id },
        notices: merged ? toWireNotices(merged, speakerOf(ctx)) : [],
      }
    })
  },
)
