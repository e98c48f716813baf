import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { idempotencyKeys } from '#/db/tables/platform.server.ts'
import { Refusal, type PlatformRefusal } from './refusal.ts'

export type KeptAnswer = { status: number; body: unknown; cookies: string[] }
type KeyedRequest = { scope: string; key: string; requestHash: string }

export const isIdempotencyKey = (key: string) =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(key)

/** Postgres says this when a lock could not be had within `lock_timeout`. */
const lockNotAvailable = '55P03'

/**
 * Runs the work once per key. Key, effect and answer are one transaction, so that a process killed
 * in between leaves none of them; a second copy waits for the first and is handed its answer.
 */
export async function onceForKey(
  db: Db,
  { scope, key, requestHash }: KeyedRequest,
  work: (transaction: Db) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const run = db.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const isThisKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    if (claimed.length === 0) {
      const [kept] = await transaction.select().from(idempotencyKeys).where(isThisKey)
      return replay(kept, requestHash)
    }
    const answer = await work(transaction)
    const { status, body, cookies } = answer
    await transaction
      .update(idempotencyKeys)
      .set({ status, answer: { body, cookies } })
      .where(isThisKey)
    return answer
  })
  return run.catch((error: unknown) => {
    if (isLockTimeout(error))
      throw new Refusal<PlatformRefusal>('idempotency-in-flight', { status: 409, retryAfter: 1 })
    throw error
  })
}

function replay(
  kept: typeof idempotencyKeys.$inferSelect | undefined,
  requestHash: string,
): KeptAnswer {
  if (!kept?.answer || kept.status === null)
    throw new Refusal<PlatformRefusal>('idempotency-in-flight', { status: 409, retryAfter: 1 })
  if (kept.requestHash !== requestHash)
    throw new Refusal<PlatformRefusal>('idempotency-mismatch', { status: 422 })
  return { status: kept.status, ...kept.answer }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === lockNotAvailable) return true
  return isLockTimeout(error.cause)
}

/** Keys older than a day have done their work. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - 24 * 3_600_000)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, aDayAgo))
}

export async function forgetAnswersHolding(db: Db, text: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(sql`position(lower(${text}) in lower(${idempotencyKeys.answer}::text)) > 0`)
}
