import { checkoutRedirectCookie } from '#/checkout/handover/checkout-redirect-cookie.ts'
import { startCheckout } from '#/checkout/handover/start-checkout.server.ts'
import type { Ctx } from '#/visitor/context.ts'

/** Whether a checkout waits for this visitor to log in. */
export const isCheckoutWaiting = ({ visitor }: Ctx) =>
  checkoutRedirectCookie.read(visitor.cookieHeader) !== null

/** The checkout that waited for its customer, once; what keeps it from starting is told there. */
export async function waitingCheckout(ctx: Ctx) {
  if (!isCheckoutWaiting(ctx)) return null
  const start = await startCheckout(ctx, { isLoginFirst: false })
  const cookies = [checkoutRedirectCookie.clear({ secure: ctx.visitor.isSecure })]
  return { to: start.kind === 'go' ? start.url : '/checkout/', cookies }
}
