import type { BaseCtx } from './context.ts'
import { forgetStrikes, type Limit, takeStrike, takeTry } from './rate-limit.store.server.ts'

/** Counts one try at something that may be guessed, and refuses past the limit. */
export const countTry = ({ db, now }: Pick<BaseCtx, 'db' | 'now'>, bucket: string, limit: Limit) =>
  takeTry(db, bucket, limit, now)

/** Counts one try at a secret until one succeeds; false when there were too many of late. */
export const strike = ({ db, now }: Pick<BaseCtx, 'db' | 'now'>, bucket: string, limit: Limit) =>
  takeStrike(db, bucket, limit, now)

export const forgiveStrikes = ({ db }: Pick<BaseCtx, 'db'>, bucket: string) =>
  forgetStrikes(db, bucket)
