import { speakerOf } from '#/i18n/translator.server.ts'
import type { Reply } from '#/platform/api/api-router.server.ts'
import type { ApiError } from '#/platform/api/api-error.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { isLapsed, sessionExpired } from '#/visitor/session/own-session.ts'
import {
  cartCookie,
  cartCookies,
  cartHintCookie,
  guestCartCookie,
} from '#/cart/merge/cart-cookie.ts'
import { guardError, recoverableCode, toUserError } from './cart-problems.contract.ts'
import type { Outcome } from './change-cart.server.ts'
import type { ErrorItem } from '#/cart/lines/cart.contract.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { toWireCart } from './wire-cart.contract.ts'

/** Each call that finds the cart renews its cookies for seven days. */
export function remember({ visitor }: Ctx, reply: Reply, id: string, pieces: number) {
  reply.cookies.push(...cartCookies(id, pieces, visitor.isSecure))
}

/** Clears the cookies of a cart that cannot be used. A merge names two, of which the cookie's may be the other one. */
async function clearCart({ visitor, session }: SessionCtx, reply: Reply, refused: unknown) {
  const options = { secure: visitor.isSecure }
  const id = cartCookie.read(visitor.cookieHeader)
  const isCustomer = (await session()) !== null
  // Each page looks for the cart of a customer without a count, so one without a cart is given a count.
  if (id === null && isCustomer) reply.cookies.push(cartHintCookie.serialise('0', options))
  else if (id === null && cartHintCookie.read(visitor.cookieHeader) !== null)
    reply.cookies.push(cartHintCookie.clear(options))
  if (id === null || id !== refused) return
  reply.cookies.push(cartCookie.clear(options), cartHintCookie.clear(options))
  // After login the customer may still merge the cart that they had as a guest.
  if (isCustomer) reply.cookies.push(guestCartCookie.serialise(id, options))
}

export function shown(ctx: Ctx, reply: Reply, priced: PricedCart | null) {
  if (!priced) return null
  remember(ctx, reply, priced.cart.id, totalQuantity(priced.cart.lines))
  return toWireCart(priced, speakerOf(ctx))
}

/** The changed cart, and a sentence for each item that could not be added as it was requested. */
export const toChangedCart = (ctx: Ctx, reply: Reply, { cart, problems }: Outcome) => ({
  cart: shown(ctx, reply, cart),
  user_errors: problems.map((problem) => toUserError(problem, speakerOf(ctx))),
})

/**
 * Answers refusals that a page can recover from (a cart that is gone or not the caller's, an invalid
 * coupon) with status 200. The cookie of a cart that can no longer be used is cleared.
 */
export async function recovering<Answer extends object, None extends object>(
  ctx: SessionCtx,
  reply: Reply,
  none: None,
  work: () => Promise<Answer>,
): Promise<(Answer | None) & { errors?: ErrorItem[]; error: ApiError | null }> {
  try {
    return { error: null, ...(await work()) }
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    const { code } = problem
    const guard = guardError(problem)
    if (guard) {
      const hasCookie = cartCookie.read(ctx.visitor.cookieHeader) !== null
      // The cart may be the caller's own: they must renew their token first, so its cookie stays.
      if ((code === 'cart-forbidden' || !hasCookie) && (await isLapsed(ctx))) throw sessionExpired()
      await clearCart(ctx, reply, problem.details.values?.['id'])
      return { ...none, errors: [guard], error: null }
    }
    const wire = recoverableCode(code)
    if (!wire) throw problem
    const message = speakerOf(ctx).translate(`refusals.${code}`)
    return { ...none, errors: [{ code: wire, message }], error: null }
  }
}
