import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { rateLimits } from '#/db/tables/platform.server.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import type { Network } from './network.ts'

type Limit = { limit: number; windowSeconds: number }
type QuotaCtx = Pick<BaseCtx, 'db' | 'now'>
type NetworkQuotaCtx = QuotaCtx & { visitor: { network: Network } }

/**
 * Counts one attempt in a bucket that all processes share and refuses it past the limit. Buckets are
 * separate per account and per network, never one for the pair: otherwise a thousand networks would
 * get a thousand times as many attempts at one account.
 */
export async function countAttempt(
  { db, now }: QuotaCtx,
  bucket: string,
  { limit, windowSeconds }: Limit,
): Promise<void> {
  const window = windowAt(now, windowSeconds)
  const endsAt = new Date((window + 1) * windowSeconds * 1000)
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, window, count: 1, expiresAt: endsAt })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.window],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count })
  if (row && row.count > limit) {
    const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    throw new Refusal<PlatformRefusal>('too-many-requests', { status: 429, retryAfter })
  }
}

const windowAt = (now: Date, windowSeconds: number) =>
  Math.floor(now.getTime() / 1000 / windowSeconds)

/** Counts one attempt by the visitor's network, and refuses it past the limit. */
export const countAttemptFromNetwork = (
  ctx: NetworkQuotaCtx,
  action: string,
  limit: Limit,
): Promise<void> => countAttempt(ctx, networkBucket(ctx, action), limit)

const networkBucket = ({ visitor }: NetworkQuotaCtx, action: string) =>
  `${action}-from:${visitor.network}`

/** A correct attempt is not a guess, so it no longer counts against the visitor's network. */
export async function returnAttemptToNetwork(
  ctx: NetworkQuotaCtx,
  action: string,
  { windowSeconds }: Limit,
): Promise<void> {
  const { db, now } = ctx
  const bucket = networkBucket(ctx, action)
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.bucket, bucket), eq(rateLimits.window, windowAt(now, windowSeconds))))
}

/** An allowance has no windows: its bucket has one row, which lasts as long as it counts. */
const allowanceWindow = 0

/**
 * Takes one from an allowance (failed logins of an account, mails to a mailbox), and returns whether one was left. What
 * was taken counts until `clearAllowance`, or lapses together once nothing has been taken for the window; what was
 * refused does not count, so that nobody can keep an account locked.
 */
export async function takeAllowance(
  { db, now }: QuotaCtx,
  bucket: string,
  { limit, windowSeconds }: Limit,
): Promise<boolean> {
  const lapsesAt = new Date(now.getTime() + windowSeconds * 1000).toISOString()
  const isLapsed = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, window: allowanceWindow, count: 1, expiresAt: new Date(lapsesAt) })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.window],
      set: {
        count: sql`case when ${isLapsed} then 1 else least(${rateLimits.count}, ${limit}) + 1 end`,
        expiresAt: sql`case when ${isLapsed} or ${rateLimits.count} < ${limit}
          then ${lapsesAt}::timestamptz else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ count: rateLimits.count })
  return row !== undefined && row.count <= limit
}

/** The number taken from an allowance that has not lapsed. */
export async function countTaken({ db, now }: QuotaCtx, bucket: string): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.bucket, bucket),
        eq(rateLimits.window, allowanceWindow),
        gt(rateLimits.expiresAt, now),
      ),
    )
  return row?.count ?? 0
}

export async function clearAllowance({ db }: Pick<BaseCtx, 'db'>, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket))
}

export async function deleteOldQuotas(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
}
