import { settings } from '#/platform/config/settings.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** How long what is given out at login is good for. */
export const sessionLife = {
  accessMs: settings.cookies.customerTokenMinutes * minuteMs,
  /** Without a visit for so long the password is asked for again. */
  refreshMs: settings.cookies.customerRefreshDays * dayMs,
  /** However often it is renewed. */
  wholeMs: 90 * dayMs,
  /** More browsers than anybody has; the one used longest ago is logged out. */
  atMost: 20,
  /** Two tabs renew at once, or an answer is lost: the token just replaced gets the same successor. */
  graceMs: 10_000,
  /** A page renews a token that has less than this left. */
  renewWithinMs: settings.cookies.renewWithinMinutes * minuteMs,
} as const
