import { dayMs, minuteMs } from '#/platform/config/durations.ts'
import { cookieSettings } from '#/platform/config/settings.ts'

/** Lifetimes of sessions and their tokens. */
export const sessionLife = {
  accessMs: cookieSettings.customerTokenMinutes * minuteMs,
  /** After this time without a renewal the customer must log in again. */
  refreshMs: cookieSettings.customerRefreshDays * dayMs,
  /** The longest a session lasts, however often it is renewed. */
  wholeMs: 90 * dayMs,
  /** The most sessions of one customer; the least recently used one is ended. */
  atMost: 20,
  /**
   * Two tabs may renew at once, or a response may be lost: for this long the token just replaced
   * gets the same successor.
   */
  graceMs: 10_000,
} as const
