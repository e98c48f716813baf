import { type PlatformRefusal, Refusal } from '#/platform/api/refusal.ts'
import { causesOf } from './causes.ts'

/** The Postgres error code for the transaction that was ended to resolve a deadlock. */
const deadlock = '40P01'

/** Thrown in a transaction that has read what another transaction has changed since. */
export class StaleRead extends Error {}

const isConflict = (error: unknown): boolean =>
  causesOf(error).some((each) => each instanceof StaleRead || each.code === deadlock)

const maxAttempts = 5

/**
 * Runs a transaction again that Postgres ended because of a deadlock, or that ended itself with `StaleRead`. Whoever loses
 * every time is asked to try again: nothing was written.
 */
export async function despiteConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (attempt === maxAttempts)
        throw new Refusal<PlatformRefusal>('busy', { status: 503, retryAfter: 1 })
    }
  }
}
