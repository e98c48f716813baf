/** Crawlers must not be shown an error that happened only in their browser. */
export const hidesClientErrors = (userAgent: string): boolean =>
  /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i.test(userAgent)
