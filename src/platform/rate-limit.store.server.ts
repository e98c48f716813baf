import { lt, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { rateLimits } from '#/db/tables/platform.server.ts'
import { Refusal, type PlatformRefusal } from './refusal.ts'

export type Limit = { limit: number; windowSeconds: number }

/**
 * Counts one try in a bucket that all processes share and refuses past the limit. Buckets are
 * separate per account and per address, never one for the pair: else a thousand addresses would
 * get a thousand times as many tries at one account.
 */
export async function takeTry(db: Db, bucket: string, { limit, windowSeconds }: Limit, now: Date) {
  const window = Math.floor(now.getTime() / 1000 / windowSeconds)
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

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
}
