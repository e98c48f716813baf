import { translatorFor } from '#/i18n/translator.server.ts'
import type { Reply } from '#/platform/api/api-router.server.ts'
import type { ApiError } from '#/platform/api/api-error.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { isLapsed, sessionExpired } from '#/visitor/own-session.ts'
import {
  cartCookie,
  cartCookies,
  cartHintCookie,
  guestCartCookie,
} from '#/cart/merge/cart-cookie.ts'
import { guardError, recoverableCode, type Speaker } from './cart-problems.contract.ts'
import type { ErrorItem } from '#/cart/lines/cart.contract.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { toWireCart } from './wire-cart.contract.ts'

export const speakerOf = ({ visitor: { locale } }: Ctx): Speaker => ({
  locale,
  say: translatorFor(locale),
})

/** The cookie lives seven days from the last call that found the cart. */
export function remember({ visitor }: Ctx, reply: Reply, id: string, pieces: number) {
  reply.cookies.push(...cartCookies(id, pieces, visitor.isSecure))
}

async function forget({ visitor, session }: Ctx, reply: Reply) {
  const options = { secure: visitor.isSecure }
  const id = cartCookie.read(visitor.cookieHeader)
  reply.cookies.push(cartCookie.clear(options), cartHintCookie.clear(options))
  // Whoever has just logged in may still merge the cart that they had as a guest.
  if (id && (await session())) reply.cookies.push(guestCartCookie.serialise(id, options))
}

export function shown(ctx: Ctx, reply: Reply, priced: PricedCart | null) {
  if (!priced) return null
  remember(ctx, reply, priced.cart.id, totalQuantity(priced.cart.lines))
  return toWireCart(priced, speakerOf(ctx))
}

/**
 * A cart that is gone or not the caller's, an invalid code: things a page can go on from, so they
 * are told with status 200. A cart that cannot be used any more takes its cookie along.
 */
export async function recovering<Answer extends object, None extends object>(
  ctx: Ctx,
  reply: Reply,
  none: None,
  work: () => Promise<Answer>,
): Promise<(Answer | None) & { errors?: ErrorItem[]; error: ApiError | null }> {
  try {
    return { error: null, ...(await work()) }
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    const { code, details } = problem
    const guard = guardError(code, String(details.values?.['id'] ?? ''))
    if (guard) {
      // his own cart, only that his token has to be renewed first: nothing to be forgotten
      if (code === 'cart-forbidden' && (await isLapsed(ctx))) throw sessionExpired()
      await forget(ctx, reply)
      return { ...none, errors: [guard], error: null }
    }
    const wire = recoverableCode(code)
    if (!wire) throw problem
    const message = speakerOf(ctx).say(`refusals.${code}`)
    return { ...none, errors: [{ code: wire, message }], error: null }
  }
}
