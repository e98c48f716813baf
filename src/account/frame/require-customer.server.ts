import {
  renewSession,
  clearSessionCookies,
  sessionCookies,
} from '#/customers/sessions/sessions.server.ts'
import { type PageRequest, Redirect } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/own-session.ts'
import { refreshCookie } from '#/visitor/session-cookies.ts'
import { loginPathTo, nextIn } from '#/account/login/next-page.ts'
import { waitingCheckout } from './waiting-checkout.server.ts'

type GatedRequest = Pick<PageRequest, 'path' | 'query'>

/**
 * The customer a page is about. A guest is sent to log in and comes back. Whose token has lapsed gets
 * a new one and the same page once more: two pages that do so at once are given the same token, so
 * that documents may renew as safely as calls.
 */
export async function requireCustomer(ctx: Ctx, { path, query }: GatedRequest): Promise<Session> {
  const session = await ctx.session()
  if (session) return session
  const here = query.size > 0 ? `${path}?${query}` : path
  await renewAndRedirect(ctx, here)
  const isLeftOver = refreshCookie.read(ctx.visitor.cookieHeader) !== null
  throw new Redirect(
    loginPathTo(here),
    303,
    isLeftOver ? clearSessionCookies(ctx.visitor.isSecure) : [],
  )
}

/** Who is logged in has no business here, and goes on to where he wanted. */
export async function requireGuest(ctx: Ctx, { path, query }: GatedRequest): Promise<void> {
  if (await ctx.session()) {
    const { to, cookies } = (await waitingCheckout(ctx)) ?? { to: nextIn(query), cookies: [] }
    throw new Redirect(to, 303, cookies)
  }
  await renewAndRedirect(ctx, query.size > 0 ? `${path}?${query}` : path)
}

/** Who sends a form; one who is nobody any more is told so where he typed it. */
export async function sendingCustomer(ctx: Ctx): Promise<Session> {
  const session = await ctx.session()
  if (!session) throw sessionExpired()
  return session
}

async function renewAndRedirect(ctx: Ctx, to: string): Promise<void> {
  try {
    const pass = await renewSession(ctx)
    if (pass) throw new Redirect(to, 303, sessionCookies(pass, ctx.visitor.isSecure))
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
  }
}
