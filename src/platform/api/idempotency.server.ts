import { hourMs } from '#/platform/config/durations.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { causesOf } from '#/db/causes.ts'
import type { Db } from '#/db/client.server.ts'
import { idempotencyKeys } from '#/db/tables/platform.server.ts'
import { Refusal, type PlatformRefusal } from './refusal.ts'

export type StoredAnswer = { status: number; body: unknown; cookies: string[] }
type KeyedRequest = {
  path: string
  key: string
  requestHash: string
  /** The owner of the key, from the request or from the cookies that the work sets; null for a new visitor. */
  ownerOf: (cookies: readonly string[]) => Promise<string | null> | string | null
}

export const isIdempotencyKey = (key: string) =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(key)

/** The Postgres error code for a lock that was not granted within `lock_timeout`. */
const lockNotAvailable = '55P03'

/**
 * Runs the work once per owner and key. Key, effect and response are one transaction, so that a process
 * killed in between leaves none of them; a second copy waits for the first and gets its response. If the work
 * gives the visitor another owner, as a first cart does, the key is stored for that one too.
 */
export async function onceForKey(
  db: Db,
  request: KeyedRequest,
  work: (transaction: Db) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { path, key, requestHash, ownerOf } = request
  const owner = await ownerOf([])
  const run = db.transaction(async (transaction) => {
    if (owner === null) {
      const answer = await work(transaction)
      await storeAnswer(transaction, request, answer)
      return answer
    }
    const scope = scopeOf(path, owner)
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const isThisKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    if (claimed.length === 0) {
      const [stored] = await transaction.select().from(idempotencyKeys).where(isThisKey)
      return replay(stored, requestHash)
    }
    const answer = await work(transaction)
    const { status, body, cookies } = answer
    await transaction
      .update(idempotencyKeys)
      .set({ status, answer: { body, cookies } })
      .where(isThisKey)
    if ((await ownerOf(cookies)) !== owner) await storeAnswer(transaction, request, answer)
    return answer
  })
  return run.catch((error: unknown) => {
    if (isLockTimeout(error))
      throw new Refusal<PlatformRefusal>('idempotency-in-flight', { status: 409, retryAfter: 1 })
    throw error
  })
}

const scopeOf = (path: string, owner: string) => `${path} ${owner}`

async function storeAnswer(
  transaction: Db,
  { path, key, requestHash, ownerOf }: KeyedRequest,
  { status, body, cookies }: StoredAnswer,
): Promise<void> {
  const owner = await ownerOf(cookies)
  if (owner === null) return
  await transaction
    .insert(idempotencyKeys)
    .values({ scope: scopeOf(path, owner), key, requestHash, status, answer: { body, cookies } })
    .onConflictDoNothing()
}

function replay(
  stored: typeof idempotencyKeys.$inferSelect | undefined,
  requestHash: string,
): StoredAnswer {
  if (!stored?.answer || stored.status === null)
    throw new Refusal<PlatformRefusal>('idempotency-in-flight', { status: 409, retryAfter: 1 })
  if (stored.requestHash !== requestHash)
    throw new Refusal<PlatformRefusal>('idempotency-mismatch', { status: 422 })
  return { status: stored.status, ...stored.answer }
}

const isLockTimeout = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === lockNotAvailable)

/** A request is repeated within minutes, and a stored answer may hold a whole cart. */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - hourMs)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, anHourAgo))
}

export async function eraseAnswersWith(db: Db, text: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(sql`position(lower(${text}) in lower(${idempotencyKeys.answer}::text)) > 0`)
}
