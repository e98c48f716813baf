import { type ActionOutcome, done } from '#/platform/api/page.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { checkoutRedirectCookie } from './checkout-redirect-cookie.ts'
import { loginPath, startCheckout } from './start-checkout.server.ts'

/** Starts the checkout from a plain form: redirects to the next page, or reports the problem. */
export async function leaveForCheckout(ctx: SessionCtx): Promise<ActionOutcome> {
  const start = await startCheckout(ctx, { isLoginFirst: false })
  const secure = { secure: ctx.visitor.isSecure }
  if (start.kind === 'go') return done(start.url, [checkoutRedirectCookie.clear(secure)])
  if (start.kind === 'login')
    return done(loginPath, [checkoutRedirectCookie.serialise('1', secure)])
  const { code, name } = start.problem
  return { kind: 'refused', summary: { key: `refusals.${code}`, values: { name } } }
}
