import { viewCart } from '#/cart/lines/cart.server.ts'
import { problemOf, type OrderProblem } from '#/orders/placing/order-problem.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { wayFor } from '#/checkout/page/built-in-checkout.server.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { type CheckoutMode, modeFor } from './checkout-way.ts'
import { hashCartId, makeHandover } from './handover.server.ts'

export type CheckoutStart =
  | { kind: 'go'; url: string; mode: CheckoutMode }
  /** The cart belongs to a customer, or the shopper wants to log in first. */
  | { kind: 'login'; mode: CheckoutMode }
  | { kind: 'problem'; problem: OrderProblem; mode: CheckoutMode }

/**
 * Decides where the shopper continues: a login, a local checkout, or the overseas checkout with a
 * code for the cart.
 */
export async function startCheckout(
  ctx: SessionCtx,
  { isLoginFirst }: { isLoginFirst: boolean },
): Promise<CheckoutStart> {
  const mode = modeFor(ctx.visitor.country.code)
  if (await needsLogin(ctx, isLoginFirst)) return { kind: 'login', mode }
  // The page that follows reports changed prices and removes a coupon that has ended, so neither is a problem here.
  const viewed = await viewCart(ctx)
  const cart = { ...viewed, cart: { ...viewed.cart, couponCode: viewed.coupon?.code ?? null } }
  const problem = problemOf(cart, null, ctx.visitor.locale)
  if (problem) return { kind: 'problem', problem, mode }
  return { kind: 'go', mode, url: await checkoutUrl(ctx, cart.cart.id, mode) }
}

export const loginPath = '/auth/login/'

async function needsLogin(ctx: SessionCtx, isLoginFirst: boolean): Promise<boolean> {
  if (await ctx.session()) return false
  if (isLoginFirst) return true
  try {
    await viewCart(ctx)
    return false
  } catch (problem) {
    if (await isOfCustomer(ctx, problem)) return true
    throw problem
  }
}

/**
 * Whether a cart was refused because it belongs to a customer who is not logged in: after a session has ended
 * the browser still has the cookie of their cart.
 */
export const isOfCustomer = async (ctx: SessionCtx, problem: unknown): Promise<boolean> =>
  isRefusal(problem) && problem.code === 'cart-forbidden' && (await ctx.session()) === null

/**
 * An external checkout needs the cart id in its URL. The built-in one reads the cart's cookie. A
 * guest cart's id gives access to the cart, and URLs end up in histories and logs, so built-in URLs
 * carry a hash instead.
 */
async function checkoutUrl(ctx: SessionCtx, cartId: string, mode: CheckoutMode): Promise<string> {
  const way = wayFor(ctx)
  // The checkout page itself says that ordering is closed, and whom to contact instead.
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

function withQuery(base: string, values: Record<string, string>): string {
  const url = new URL(base)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
