import { loadCart } from '#/cart/lines/cart.server.ts'
import { problemOf, type OrderProblem } from '#/orders/placing/order-problem.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { wayFor } from '#/checkout/page/built-in-checkout.server.ts'
import { checkoutPath } from '#/checkout/page/checkout-paths.ts'
import { type CheckoutMode, modeFor } from './checkout-way.ts'
import { hashCartId, makeHandover } from './handover.server.ts'

export type CheckoutStart =
  | { kind: 'go'; url: string; mode: CheckoutMode }
  /** The cart is a customer's, or the shopper wants to log in first. */
  | { kind: 'login'; mode: CheckoutMode }
  | { kind: 'problem'; problem: OrderProblem; mode: CheckoutMode }

/** Where the shopper goes on: our own checkout, or the one of other countries with a code for his cart. */
export async function startCheckout(
  ctx: Ctx,
  { isLoginFirst }: { isLoginFirst: boolean },
): Promise<CheckoutStart> {
  const mode = modeFor(ctx.visitor.country.code)
  if (await needsLogin(ctx, isLoginFirst)) return { kind: 'login', mode }
  const cart = await loadCart(ctx)
  const problem = problemOf(cart, null, ctx.visitor.locale)
  if (problem) return { kind: 'problem', problem, mode }
  return { kind: 'go', mode, url: await addressOf(ctx, cart.cart.id, mode) }
}

export const loginPath = '/auth/login/'

/** A customer whose session has ended still has his cart's cookie; nobody but him may go on with it. */
async function needsLogin(ctx: Ctx, isLoginFirst: boolean): Promise<boolean> {
  if (await ctx.session()) return false
  if (isLoginFirst) return true
  try {
    await loadCart(ctx)
    return false
  } catch (problem) {
    if (isRefusal(problem) && problem.code === 'cart-forbidden') return true
    throw problem
  }
}

/**
 * A checkout elsewhere is told which cart it is about. Ours knows the cart by its cookie, and whoever has a
 * guest cart's id has the cart: there the URL, which ends up in histories and logs, names it by a hash.
 */
async function addressOf(ctx: Ctx, cartId: string, mode: CheckoutMode): Promise<string> {
  const way = wayFor(ctx)
  // The page itself says that nothing can be ordered, and whom to call instead.
  if (way.kind === 'closed') return checkoutPath
  if (mode === 'local')
    return way.kind === 'outside' ? withQuery(way.url, { cart: cartId }) : checkoutPath
  const { country } = ctx.visitor
  const values = {
    token: await makeHandover(ctx, cartId),
    cart: way.kind === 'outside' ? cartId : hashCartId(cartId),
    currency: country.currency,
    country: country.code.toUpperCase(),
  }
  return way.kind === 'outside'
    ? withQuery(`${way.url.replace(/\/$/, '')}/sync`, values)
    : `/checkout/sync/?${new URLSearchParams(values).toString()}`
}

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
