import { checkoutRedirectCookie } from '#/checkout/handover/checkout-redirect-cookie.ts'
import { startCheckout } from '#/checkout/handover/start-checkout.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'

/** Whether a checkout is waiting for this visitor to log in. */
export const isCheckoutWaiting = ({ visitor }: Ctx) =>
  checkoutRedirectCookie.read(visitor.cookieHeader) !== null

/** Continues the waiting checkout, once; the checkout page reports any problem. */
export async function waitingCheckout(ctx: SessionCtx) {
  if (!isCheckoutWaiting(ctx)) return null
  const start = await startCheckout(ctx, { isLoginFirst: false })
  const cookies = [checkoutRedirectCookie.clear({ secure: ctx.visitor.isSecure })]
  return { to: start.kind === 'go' ? start.url : '/checkout/', cookies }
}
