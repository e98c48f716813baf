import type { BaseCtx } from '#/platform/config/context.ts'

/** Has no stored page outlive the next of these; one that lies behind the request turns nothing any more. */
export function noteMoments(
  { moments, now }: Pick<BaseCtx, 'moments' | 'now'>,
  dates: Iterable<Date | null>,
): void {
  for (const date of dates) if (date !== null && date > now) moments.add(date)
}

/** How long what was noted leaves an answer as it is. */
export const trueForMs = ({ moments, now }: Pick<BaseCtx, 'moments' | 'now'>): number =>
  Math.min(...[...moments].map(Number)) - now.getTime()
