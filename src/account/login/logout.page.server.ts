import { logoutCookies } from '#/customers/login/logout-cookies.server.ts'
import { endSession } from '#/customers/sessions/sessions.server.ts'
import { type ActionOutcome, done, Redirect } from '#/platform/api/page.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { isLapsed } from '#/visitor/session/own-session.ts'
import { authScene } from './auth-scene.ts'
import { loginPath } from '#/account/frame/account-paths.ts'

export type LogoutView = { scene: typeof authScene }

/** Following a link must not log anybody out, so the page asks first. */
export async function loadLogoutPage(ctx: SessionCtx) {
  if (!(await ctx.session()) && !(await isLapsed(ctx))) throw new Redirect(loginPath, 303)
  const data: LogoutView = { scene: authScene }
  return { data }
}

/** Like the API call: ends the session and clears its cookies and the cart. */
export async function sendLogout(ctx: Ctx): Promise<ActionOutcome> {
  await endSession(ctx)
  return done('/', logoutCookies(ctx.visitor.isSecure))
}
