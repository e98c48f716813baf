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

type QuotaCtx = Pick<BaseCtx, 'db' | 'now'>
type NetworkQuotaCtx = QuotaCtx & { visitor: { network: Network } }

/** Counts one attempt at something that could be guessed, and refuses it past the limit. */
export const countAttempt = ({ db, now }: QuotaCtx, bucket: string, limit: Limit) =>
  consumeQuota(db, bucket, limit, now)

/** Counts one attempt by the visitor's network, and refuses it past the limit. */
export const countAttemptFromNetwork = (ctx: NetworkQuotaCtx, action: string, limit: Limit) =>
  countAttempt(ctx, networkBucket(ctx, action), limit)

/** A correct attempt is not a guess, so it no longer counts against the visitor's network. */
export const returnAttemptToNetwork = (ctx: NetworkQuotaCtx, action: string, limit: Limit) =>
  returnQuota(ctx.db, networkBucket(ctx, action), limit, ctx.now)

const networkBucket = ({ visitor }: NetworkQuotaCtx, action: string) =>
  `${action}-from:${visitor.network}`

/** Counts one attempt as failed until `clearFailures`; returns false when there were too many recently. */
export const recordFailure = ({ db, now }: QuotaCtx, bucket: string, limit: Limit) =>
  insertFailure(db, bucket, limit, now)

/** The number of recent failures. */
export const countFailures = ({ db, now }: QuotaCtx, bucket: string) =>
  selectFailures(db, bucket, now)

export const clearFailures = ({ db }: Pick<BaseCtx, 'db'>, bucket: string) =>
  deleteFailures(db, bucket)
