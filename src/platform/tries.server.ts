import type { BaseCtx } from './context.ts'
import { type Limit, takeTry } from './rate-limit.store.server.ts'

/** Counts one try at something that may be guessed, and refuses past the limit. */
export const countTry = ({ db, now }: Pick<BaseCtx, 'db' | 'now'>, bucket: string, limit: Limit) =>
  takeTry(db, bucket, limit, now)
