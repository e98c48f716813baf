import { dayMs } from '#/platform/config/durations.ts'
import { instantOf } from '#/platform/config/zoned-time.ts'

/** Providers take up to two weeks to issue a certificate, and employers need time to agree. */
const quoteDays = 30

/** The day of an instant, such as `2026-12-17`. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** A price is held to the end of the last day: the first instant of the day after it. */
export function expiryOf(now: Date, timeZone: string): Date {
  const after = new Date(now.getTime() + (quoteDays + 1) * dayMs)
  return instantOf(dayIn(timeZone, after), timeZone) ?? after
}

/** The last day on which the price is held, such as `2026-12-17`. */
export const lastDayOf = (expiresAt: Date, timeZone: string): string =>
  dayIn(timeZone, new Date(expiresAt.getTime() - 1))
