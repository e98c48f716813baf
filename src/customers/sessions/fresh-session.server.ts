import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { isLapsed } from '#/visitor/own-session.ts'
import { sessionCookies, renewSession } from './sessions.server.ts'

/**
 * For a form: what was typed is worth more than a detour. Whose token has lapsed is who he was, and
 * gets new cookies along with the answer.
 */
export async function withFreshSession(ctx: Ctx): Promise<{ ctx: Ctx; cookies: string[] }> {
  const stale = { ctx, cookies: [] }
  if (!(await isLapsed(ctx))) return stale
  try {
    const pass = await renewSession(ctx)
    if (!pass) return stale
    const session = () => Promise.resolve(pass.session)
    return { ctx: { ...ctx, session }, cookies: sessionCookies(pass, ctx.visitor.isSecure) }
  } catch (problem) {
    // it cannot be renewed: the form itself tells him to log in again
    if (!isRefusal(problem)) throw problem
    return stale
  }
}
