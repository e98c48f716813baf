import type { BaseCtx } from '#/platform/config/context.ts'
import type { Network } from './network.ts'
import {
  countStrikes,
  forgetStrikes,
  giveBackTry,
  type Limit,
  takeStrike,
  takeTry,
} from './rate-limit.store.server.ts'

type Counting = Pick<BaseCtx, 'db' | 'now'>
type FromNetwork = Counting & { visitor: { network: Network } }

/** Counts one try at something that may be guessed, and refuses past the limit. */
export const countTry = ({ db, now }: Counting, bucket: string, limit: Limit) =>
  takeTry(db, bucket, limit, now)

/** Counts one try by the visitor's network, and refuses past the limit. */
export const countTryFromNetwork = (ctx: FromNetwork, what: string, limit: Limit) =>
  countTry(ctx, networkBucket(ctx, what), limit)

/** A guess that was right is no guess: it stops counting against the visitor's network. */
export const giveBackTryFromNetwork = (ctx: FromNetwork, what: string, limit: Limit) =>
  giveBackTry(ctx.db, networkBucket(ctx, what), limit, ctx.now)

const networkBucket = ({ visitor }: FromNetwork, what: string) => `${what}-from:${visitor.network}`

/** Counts one try at a secret as failed until `clearFailures`; false when there were too many of late. */
export const recordFailure = ({ db, now }: Counting, bucket: string, limit: Limit) =>
  takeStrike(db, bucket, limit, now)

/** How many tries have failed of late. */
export const countFailures = ({ db, now }: Counting, bucket: string) =>
  countStrikes(db, bucket, now)

export const clearFailures = ({ db }: Pick<BaseCtx, 'db'>, bucket: string) =>
  forgetStrikes(db, bucket)
