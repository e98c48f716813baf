import type { BaseCtx } from '#/platform/config/context.ts'
import type { Session } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'
import { accessCookie, expiryCookie, refreshCookie } from '#/visitor/session/session-cookies.ts'
import type { Visitor } from '#/visitor/visitor.ts'
import { sessionLife } from './session-life.ts'
import {
  newPair,
  newCustomerToken,
  successorOf,
  customerTokenHash,
  type TokenPair,
} from './session-tokens.server.ts'
import {
  deleteSession,
  deleteSessionOfToken,
  deleteSessionsOf,
  findByAccess,
  findByRefresh,
  insertSession,
  keepSessionsUsedLast,
  type RefreshFound,
  rotateSession,
} from './sessions.store.server.ts'

type SessionContext = Pick<BaseCtx, 'db' | 'now'> & { visitor: Visitor }

/** A session's two tokens, and when the access token expires. */
export type SessionTokens = { session: Session; tokens: TokenPair; expiresAt: Date }

/** Finds the session of the token in the cookie; runs one statement per request at most. */
export function createSessionLookup(ctx: SessionContext): () => Promise<Session | null> {
  let found: Promise<Session | null> | null = null
  return () => (found ??= findSession(ctx))
}

async function findSession({ db, now, visitor }: SessionContext): Promise<Session | null> {
  const token = accessCookie.read(visitor.cookieHeader)
  return token === null ? null : findByAccess(db, customerTokenHash(token), visitor.site.id, now)
}

/** Opens a session for an authenticated customer; null if the password was changed meanwhile. */
export async function openSession(
  { db, now, visitor }: SessionContext,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<SessionTokens | null> {
  const tokens = newPair()
  const endsAt = after(now, sessionLife.wholeMs)
  const expires = expiryOf(now, endsAt)
  const opening = {
    customerId: id,
    passwordHash,
    site: visitor.site.id,
    secret: newCustomerToken(),
    userAgent: visitor.userAgent.slice(0, 200),
    hashes: hashesOf(tokens),
    expires,
    endsAt,
  }
  const session = await insertSession(db, opening, now)
  if (session === null) return null
  await keepSessionsUsedLast(db, { customerId: id, atMost: sessionLife.atMost })
  return { session, tokens, expiresAt: expires.access }
}

/**
 * Ends all sessions of a customer and opens a new one for this browser, so that copied cookies stop
 * working too.
 */
export async function replaceSessions(
  ctx: SessionContext,
  customer: { id: number; passwordHash: string },
): Promise<SessionTokens> {
  await deleteSessionsOf(ctx.db, customer.id)
  const opened = await openSession(ctx, customer)
  if (!opened) throw sessionExpired()
  return opened
}

/**
 * Issues new tokens for a refresh token. The token just replaced gets the same successor for a few
 * seconds; an older one means that somebody has a copy, so the session ends. Null without a refresh
 * token.
 */
export async function renewSession(ctx: SessionContext): Promise<SessionTokens | null> {
  const { db, now, visitor } = ctx
  const refresh = refreshCookie.read(visitor.cookieHeader)
  if (refresh === null) return null
  // A request that loses the race to renew finds on the second try that its token is the predecessor.
  for (const isLastTry of [false, true]) {
    const found = await findByRefresh(db, customerTokenHash(refresh), visitor.site.id)
    if (!found) throw sessionExpired()
    const session = { customerId: found.customerId, sessionId: found.sessionId }
    const tokens = successorOf(refresh, found.secret)
    const status = refreshTokenStatus(found, now)
    if (status === 'predecessor')
      return { session, tokens, expiresAt: expiryOf(found.renewedAt, found.endsAt).access }
    if (status === 'void') {
      await deleteSession(db, found.sessionId)
      throw sessionExpired()
    }
    const expires = expiryOf(now, found.endsAt)
    const graceEndsAt = after(now, sessionLife.graceMs)
    const rotation = { hashes: hashesOf(tokens), expires, graceEndsAt }
    if (await rotateSession(db, found, rotation, now))
      return { session, tokens, expiresAt: expires.access }
    if (isLastTry) break
  }
  throw sessionExpired()
}

/** Whether a refresh token is current, was just replaced, or is no longer valid. */
function refreshTokenStatus(found: RefreshFound, now: Date): 'newest' | 'predecessor' | 'void' {
  const { generation, newest, renewedAt, expiresAt, endsAt } = found
  if (expiresAt <= now || endsAt <= now) return 'void'
  if (generation === newest) return 'newest'
  const isInGrace = now.getTime() - renewedAt.getTime() <= sessionLife.graceMs
  return generation === newest - 1 && isInGrace ? 'predecessor' : 'void'
}

/** Logs this browser out, whichever of its cookies is left. */
export async function endSession({ db, visitor }: SessionContext): Promise<void> {
  for (const cookie of [accessCookie, refreshCookie]) {
    const token = cookie.read(visitor.cookieHeader)
    if (token !== null) await deleteSessionOfToken(db, customerTokenHash(token))
  }
}

export function sessionCookies({ tokens, expiresAt }: SessionTokens, secure: boolean): string[] {
  return [
    accessCookie.serialise(tokens.access, { secure }),
    refreshCookie.serialise(tokens.refresh, { secure }),
    expiryCookie.serialise(String(expiresAt.getTime()), { secure }),
  ]
}

export const clearSessionCookies = (secure: boolean): string[] =>
  [accessCookie, refreshCookie, expiryCookie].map((cookie) => cookie.clear({ secure }))

const hashesOf = ({ access, refresh }: TokenPair) => ({
  access: customerTokenHash(access),
  refresh: customerTokenHash(refresh),
})

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** Tokens never outlive their session. */
const expiryOf = (from: Date, endsAt: Date) => ({
  access: earlier(after(from, sessionLife.accessMs), endsAt),
  refresh: earlier(after(from, sessionLife.refreshMs), endsAt),
})
