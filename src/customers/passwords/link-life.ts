const hourMs = 3_600_000

/** How long the links in our mails can be followed. */
export const linkLife = {
  resetMs: hourMs,
  emailMs: 24 * hourMs,
  newsletterMs: 7 * 24 * hourMs,
} as const
