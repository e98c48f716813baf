import { loadCart } from '#/cart/lines/cart.server.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { isOfCustomer, loginPath } from './start-checkout.server.ts'
import { Redirect } from '#/platform/api/page.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'

/**
 * The visitor's cart for a page that orders it; null if it is gone, closed or somebody else's. If only a login is
 * missing, it redirects there, and the login leads back to the page.
 */
export async function findCartToOrder(ctx: SessionCtx, path: string): Promise<PricedCart | null> {
  try {
    return await loadCart(ctx)
  } catch (problem) {
    if (await isOfCustomer(ctx, problem))
      throw new Redirect(`${loginPath}?next=${encodeURIComponent(path)}`, 303)
    return nullIfRefused(problem)
  }
}
