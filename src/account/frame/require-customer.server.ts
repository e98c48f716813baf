import {
  renewSession,
  clearSessionCookies,
  sessionCookies,
} from '#/customers/sessions/sessions.server.ts'
import { type PageRequest, Redirect } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session, SessionCtx } from '#/visitor/context.ts'
import { isLapsed } from '#/visitor/session/own-session.ts'
import { refreshCookie } from '#/visitor/session/session-cookies.ts'
import { loginPathTo, nextIn } from '#/account/login/next-page.ts'
import { waitingCheckout } from './waiting-checkout.server.ts'

type GatedRequest = Pick<PageRequest, 'path' | 'query'>

/**
 * The customer's session for a page. A guest is redirected to the login and returns afterwards. An
 * expired token is renewed with a redirect to the same page; parallel requests get the same new
 * token, so renewing on page loads is safe.
 */
export async function requireCustomer(ctx: SessionCtx, request: GatedRequest): Promise<Session> {
  const session = await ctx.session()
  if (session) return session
  const url = urlOf(request)
  await renewAndRedirect(ctx, url)
  const hasStaleCookie = refreshCookie.read(ctx.visitor.cookieHeader) !== null
  throw new Redirect(
    loginPathTo(url),
    303,
    hasStaleCookie ? clearSessionCookies(ctx.visitor.isSecure) : [],
  )
}

/** For pages that guests see, too: a customer whose token has expired must not be taken for one. */
export async function keepCustomer(ctx: SessionCtx, request: GatedRequest): Promise<void> {
  if (await isLapsed(ctx)) await renewAndRedirect(ctx, urlOf(request))
}

/** A customer who is already logged in is redirected to the page they wanted. */
export async function requireGuest(ctx: SessionCtx, request: GatedRequest): Promise<void> {
  if (await ctx.session()) {
    const { to, cookies } = (await waitingCheckout(ctx)) ?? {
      to: nextIn(request.query),
      cookies: [],
    }
    throw new Redirect(to, 303, cookies)
  }
  await renewAndRedirect(ctx, urlOf(request))
}

const urlOf = ({ path, query }: GatedRequest) => (query.size > 0 ? `${path}?${query}` : path)

/**
 * A token that cannot be renewed stays in the browser. It is worth nothing, as its session has ended, but an answer that
 * clears the cookie may come after a login or a new password in another tab and clear what that has stored: `Set-Cookie`
 * knows no condition. The first call of a page's script clears it under the lock of all tabs (`renew-token`); without
 * scripts it costs a lookup for each page of one visitor.
 */
async function renewAndRedirect(ctx: Ctx, to: string): Promise<void> {
  try {
    const tokens = await renewSession(ctx)
    if (tokens) throw new Redirect(to, 303, sessionCookies(tokens, ctx.visitor.isSecure))
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
  }
}
