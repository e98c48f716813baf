import type { BaseCtx } from '#/platform/config/context.ts'

/** Limits the page's cache lifetime to the earliest future date given. */
export function limitCacheLifetime(
  { expiries, now }: Pick<BaseCtx, 'expiries' | 'now'>,
  dates: Iterable<Date | null>,
): void {
  for (const date of dates) if (date !== null && date > now) expiries.add(date)
}

/**
 * The time for which the response stays valid: until the earliest expiry. It counts from the end of the work,
 * not from the request's clock; it is negative if the response expired while it was made.
 */
export const maxAgeMs = ({ expiries }: Pick<BaseCtx, 'expiries'>): number =>
  Math.min(...[...expiries].map(Number)) - Date.now()
