import type { BaseCtx } from '#/platform/config/context.ts'

/** Has no stored page outlive the next of these; one that lies behind the request turns nothing any more. */
export function limitCacheLifetime(
  { expiries, now }: Pick<BaseCtx, 'expiries' | 'now'>,
  dates: Iterable<Date | null>,
): void {
  for (const date of dates) if (date !== null && date > now) expiries.add(date)
}

/** How long what was noted leaves an answer as it is. */
export const maxAgeMs = ({ expiries, now }: Pick<BaseCtx, 'expiries' | 'now'>): number =>
  Math.min(...[...expiries].map(Number)) - now.getTime()
