import { type PageRequest, Redirect } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { locationCookies } from '#/visitor/location-cookies.ts'
import { builtInWay, isTestCheckout } from '#/checkout/page/built-in-checkout.server.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { redeemHandover } from './handover.server.ts'

/**
 * The entry of the overseas checkout: redeems the code and redirects, so that the code does not
 * stay in the URL.
 */
export async function loadSyncPage(ctx: SessionCtx, { query }: PageRequest) {
  if (builtInWay(ctx).kind === 'closed') throw new Redirect(checkoutPath, 303)
  try {
    const { country } = await redeemHandover(ctx, query.get('token') ?? '')
    const cookies = locationCookies(country, { secure: ctx.visitor.isSecure })
    throw new Redirect(checkoutPath, 303, cookies)
  } catch (problem) {
    if (isRefusal(problem)) return { data: { isTest: isTestCheckout(ctx) } }
    throw problem
  }
}
