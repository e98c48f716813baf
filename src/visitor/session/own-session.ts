import { Refusal } from '#/platform/api/refusal.ts'
import type { Session, SessionCtx } from '#/visitor/context.ts'
import { accessCookie, refreshCookie } from './session-cookies.ts'

export type SessionRefusal = 'session-expired'

export const sessionExpired = () => new Refusal<SessionRefusal>('session-expired', { status: 401 })

/** Whether the customer's session has expired but can be renewed without a password. */
export const isLapsed = async (ctx: SessionCtx): Promise<boolean> =>
  refreshCookie.read(ctx.visitor.cookieHeader) !== null && (await ctx.session()) === null

/**
 * The session for calls that only customers make. Null without both cookies, in which case the call returns
 * nothing; expired cookies are refused.
 */
export async function ownSession(ctx: SessionCtx): Promise<Session | null> {
  const { cookieHeader } = ctx.visitor
  if (!accessCookie.read(cookieHeader) || !refreshCookie.read(cookieHeader)) return null
  const session = await ctx.session()
  if (!session) throw sessionExpired()
  return session
}

/** The owner of the idempotency keys in a customer's calls. */
export async function customerOwner(ctx: SessionCtx): Promise<string | null> {
  const session = await ctx.session()
  return session && `customer:${session.customerId}`
}
