import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { sessions, sessionTokens } from '#/db/tables/customers.server.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { CustomerId, Session } from '#/visitor/context.ts'

type Hashes = { access: string; refresh: string }
type Expiry = { access: Date; refresh: Date }

const sessionCustomer = sql<CustomerId>`${sessions.customerId}`

const prepareFind = memoizeWeak((db: Db) =>
  db
    .select({ sessionId: sessions.id, customerId: sessionCustomer })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(
      sql`${sessionTokens.hash} = ${sql.placeholder('hash')} and ${sessionTokens.kind} = 'access'
        and ${sessionTokens.expiresAt} > ${sql.placeholder('now')}::timestamptz
        and ${sessions.site} = ${sql.placeholder('site')}`,
    )
    .prepare('find_session'),
)

/** Every request of a customer runs this, so the statement is prepared once per connection. */
export async function findByAccess(db: Db, hash: string, site: string, now: Date) {
  const [found] = await prepareFind(db).execute({ hash, site, now: now.toISOString() })
  return found ?? null
}

/** The session that issued a refresh token, and the token's generation. */
export async function findByRefresh(db: Db, hash: string, site: string) {
  const [found] = await db
    .select({
      sessionId: sessions.id,
      customerId: sessionCustomer,
      secret: sessions.secret,
      newest: sessions.generation,
      generation: sessionTokens.generation,
      renewedAt: sessions.renewedAt,
      endsAt: sessions.endsAt,
      expiresAt: sessionTokens.expiresAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(
      and(eq(sessionTokens.hash, hash), eq(sessionTokens.kind, 'refresh'), eq(sessions.site, site)),
    )
  return found ?? null
}
export type RefreshFound = NonNullable<Awaited<ReturnType<typeof findByRefresh>>>

type Opening = {
  customerId: number
  /** The hash that the password was checked against: no session opens if it has changed since. */
  passwordHash: string
  site: string
  secret: string
  userAgent: string
  hashes: Hashes
  expires: Expiry
  endsAt: Date
}

/** Returns null if the password was changed during the check. */
export async function insertSession(db: Db, opening: Opening, now: Date): Promise<Session | null> {
  const { passwordHash, site, secret, userAgent, hashes, expires, endsAt } = opening
  const at = now.toISOString()
  const { rows } = await db.execute<Session>(sql`
    with opened as (
      insert into sessions (customer_id, site, secret, user_agent, created_at, renewed_at, ends_at)
      select id, ${site}, ${secret}, ${userAgent}, ${at}, ${at}, ${endsAt.toISOString()}
      from customers where id = ${opening.customerId} and password_hash = ${passwordHash}
      for share
      returning id)
    ${insertTokens({ hashes, expires, generation: 0, from: sql`opened` })}
    returning session_id as "sessionId", ${opening.customerId}::int as "customerId"`)
  return rows[0] ?? null
}

type Rotation = { hashes: Hashes; expires: Expiry; graceEndsAt: Date }

/** Replaces a session's newest tokens; returns false if a parallel request has just done so. */
export async function rotateSession(
  db: Db,
  { sessionId, newest }: Pick<RefreshFound, 'sessionId' | 'newest'>,
  { hashes, expires, graceEndsAt }: Rotation,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with turned as (
      update sessions set generation = generation + 1, renewed_at = ${now.toISOString()}
      where id = ${sessionId} and generation = ${newest} returning id),
    outgoing as (
      update session_tokens t set expires_at = least(t.expires_at, ${graceEndsAt.toISOString()})
      from turned where t.session_id = turned.id and t.kind = 'access')
    ${insertTokens({ hashes, expires, generation: newest + 1, from: sql`turned` })}`)
  return rowCount === 2
}

type NewTokens = {
  hashes: Hashes
  expires: Expiry
  generation: number
  from: ReturnType<typeof sql>
}

const insertTokens = ({ hashes, expires, generation, from }: NewTokens) => sql`
  insert into session_tokens (hash, session_id, kind, generation, expires_at)
  select v.hash, ${from}.id, v.kind, ${generation}::integer, v.expires_at::timestamptz
  from ${from}, (values
    (${hashes.access}, 'access', ${expires.access.toISOString()}),
    (${hashes.refresh}, 'refresh', ${expires.refresh.toISOString()})) v (hash, kind, expires_at)`

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Ends the session of an access token or a refresh token. */
export async function deleteSessionOfToken(db: Db, hash: string): Promise<void> {
  await db.execute(sql`
    delete from sessions where id in (select session_id from session_tokens where hash = ${hash})`)
}

/** Ends a session if it belongs to this customer. */
export async function deleteSessionOf(
  db: Db,
  { id, customerId }: { id: number; customerId: number },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.customerId, customerId)))
}

export async function deleteSessionsOf(db: Db, customerId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId))
}

/**
 * Ends all but the most recently used sessions of a customer. Rows that a parallel login is
 * deleting are skipped.
 */
export async function keepSessionsUsedLast(
  db: Db,
  { customerId, atMost }: { customerId: number; atMost: number },
): Promise<void> {
  await db.execute(sql`
    delete from sessions where id in (
      select id from sessions where id in (
        select id from sessions where customer_id = ${customerId}
        order by renewed_at desc, id desc offset ${atMost})
      for update skip locked)`)
}

export const listSessions = (db: Db, customerId: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      renewedAt: sessions.renewedAt,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(sessions.createdAt)

/** Deletes ended and idle sessions, and expired access tokens. */
export async function deleteOldSessions(db: Db, idleSince: Date, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, now))
  await db.delete(sessions).where(lt(sessions.renewedAt, idleSince))
  await db
    .delete(sessionTokens)
    .where(and(eq(sessionTokens.kind, 'access'), lt(sessionTokens.expiresAt, now)))
}
