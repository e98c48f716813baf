import type { BaseCtx } from '#/platform/config/context.ts'
import type { Network } from './network.ts'
import {
  selectFailures,
  deleteFailures,
  returnQuota,
  type Limit,
  insertFailure,
  consumeQuota,
} from './rate-limit.store.server.ts'

type Counting = Pick<BaseCtx, 'db' | 'now'>
type FromNetwork = Counting & { visitor: { network: Network } }

/** Counts one try at something that may be guessed, and refuses past the limit. */
export const countAttempt = ({ db, now }: Counting, bucket: string, limit: Limit) =>
  consumeQuota(db, bucket, limit, now)

/** Counts one try by the visitor's network, and refuses past the limit. */
export const countAttemptFromNetwork = (ctx: FromNetwork, what: string, limit: Limit) =>
  countAttempt(ctx, networkBucket(ctx, what), limit)

/** A guess that was right is no guess: it stops counting against the visitor's network. */
export const returnAttemptToNetwork = (ctx: FromNetwork, what: string, limit: Limit) =>
  returnQuota(ctx.db, networkBucket(ctx, what), limit, ctx.now)

const networkBucket = ({ visitor }: FromNetwork, what: string) => `${what}-from:${visitor.network}`

/** Counts one try at a secret as failed until `clearFailures`; false when there were too many of late. */
export const recordFailure = ({ db, now }: Counting, bucket: string, limit: Limit) =>
  insertFailure(db, bucket, limit, now)

/** How many tries have failed of late. */
export const countFailures = ({ db, now }: Counting, bucket: string) =>
  selectFailures(db, bucket, now)

export const clearFailures = ({ db }: Pick<BaseCtx, 'db'>, bucket: string) =>
  deleteFailures(db, bucket)
