import { loadCart } from '#/cart/cart.server.ts'
import { problemOf, type OrderProblem } from '#/orders/order-problem.ts'
import { isRefusal } from '#/platform/refusal.ts'
import { settings } from '#/platform/settings.ts'
import type { Ctx } from '#/visitor/context.ts'
import { makeHandover } from './handover.server.ts'

export type CheckoutMode = 'local' | 'overseas'

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
  const mode = modeFor(ctx)
  if (await needsLogin(ctx, isLoginFirst)) return { kind: 'login', mode }
  const cart = await loadCart(ctx)
  const problem = problemOf(cart, null, ctx.visitor.locale)
  if (problem) return { kind: 'problem', problem, mode }
  return { kind: 'go', mode, url: await addressOf(ctx, cart.cart.id, mode) }
}

export const loginPath = '/auth/login/'

export function modeFor({ visitor }: Ctx): CheckoutMode {
  const { overseasEnabled, homeCountries } = settings.checkout
  const isHome = homeCountries.some((code) => code === visitor.country.code)
  return overseasEnabled && !isHome ? 'overseas' : 'local'
}

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

/** Without settings of the retailer's own both lead to the checkout that is built in. */
async function addressOf(ctx: Ctx, cartId: string, mode: CheckoutMode): Promise<string> {
  const { CHECKOUT_URL, OVERSEAS_CHECKOUT_URL } = ctx.config
  // Our own checkout knows the cart by its cookie, so its id need not stand in an address.
  if (mode === 'local')
    return CHECKOUT_URL ? withQuery(CHECKOUT_URL, { cart: cartId }) : '/checkout/'
  const { country } = ctx.visitor
  const values = {
    token: await makeHandover(ctx, cartId),
    cart: cartId,
    currency: country.currency,
    country: country.code.toUpperCase(),
  }
  return OVERSEAS_CHECKOUT_URL
    ? withQuery(`${OVERSEAS_CHECKOUT_URL.replace(/\/$/, '')}/sync`, values)
    : `/checkout/sync/?${new URLSearchParams(values).toString()}`
}

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
