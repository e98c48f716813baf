import { isRefusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { isLapsed } from '#/visitor/session/own-session.ts'
import { sessionCookies, renewSession } from './sessions.server.ts'

/**
 * For forms: renews an expired session within the same request, so that typed values are not lost
 * to a redirect. The new cookies go out with the response.
 */
export async function withFreshSession(
  ctx: SessionCtx,
): Promise<{ ctx: SessionCtx; cookies: string[] }> {
  const unchanged = { ctx, cookies: [] }
  if (!(await isLapsed(ctx))) return unchanged
  try {
    const tokens = await renewSession(ctx)
    if (!tokens) return unchanged
    const session = () => Promise.resolve(tokens.session)
    return { ctx: { ...ctx, session }, cookies: sessionCookies(tokens, ctx.visitor.isSecure) }
  } catch (problem) {
    // The form goes on as a guest's: those that need the customer or their cart lead to the login.
    if (!isRefusal(problem)) throw problem
    return unchanged
  }
}
