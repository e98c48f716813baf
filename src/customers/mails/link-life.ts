const hourMs = 3_600_000

/** How long the links in mails are valid. */
export const linkLife = {
  resetMs: hourMs,
  emailMs: 24 * hourMs,
  newsletterMs: 7 * 24 * hourMs,
} as const
