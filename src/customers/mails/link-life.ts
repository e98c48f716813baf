import { hourMs } from '#/platform/config/durations.ts'

/** The time for which the links in mails are valid. */
export const linkLife = {
  resetMs: hourMs,
  emailMs: 24 * hourMs,
  newsletterMs: 7 * 24 * hourMs,
} as const
