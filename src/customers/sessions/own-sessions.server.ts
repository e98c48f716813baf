import type { Ctx, Session } from '#/visitor/context.ts'
import { sessionLife } from './session-life.ts'
import { deleteSessionOf, deleteSessionsOf, listSessions } from './sessions.store.server.ts'

/** A browser in which a customer is logged in. */
export type OwnSession = {
  id: number
  userAgent: string
  createdAt: Date
  /**
   * When the token was last renewed, at most an hour ago for a session in use; a write on every request would be too
   * many.
   */
  lastUsedAt: Date
  isThisBrowser: boolean
}

/** The browsers in which a customer is logged in: this one first, then the most recently used. */
export async function listOwnSessions(
  ctx: Ctx,
  { customerId, sessionId }: Session,
): Promise<OwnSession[]> {
  const idleSince = new Date(ctx.now.getTime() - sessionLife.refreshMs)
  const sessions = await listSessions(ctx.db, customerId)
  return sessions
    .filter(({ endsAt, renewedAt }) => endsAt > ctx.now && renewedAt > idleSince)
    .map(({ id, userAgent, createdAt, renewedAt }) => ({
      id,
      userAgent,
      createdAt,
      lastUsedAt: renewedAt,
      isThisBrowser: id === sessionId,
    }))
    .toSorted(byThisBrowserThenLastUsed)
}

const byThisBrowserThenLastUsed = (a: OwnSession, b: OwnSession) =>
  Number(b.isThisBrowser) - Number(a.isThisBrowser) ||
  b.lastUsedAt.getTime() - a.lastUsedAt.getTime()

/** Logs the customer out in one browser; somebody else's session is left alone. */
export const endOwnSession = (ctx: Ctx, { customerId }: Session, id: number): Promise<void> =>
  deleteSessionOf(ctx.db, { id, customerId })

/** Logs the customer out in every browser, including this one. */
export const endAllSessions = (ctx: Ctx, { customerId }: Session): Promise<void> =>
  deleteSessionsOf(ctx.db, customerId)
