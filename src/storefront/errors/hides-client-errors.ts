/** Those who must not be shown an error that happened only in their browser (specification section 2). */
export const hidesClientErrors = (userAgent: string): boolean =>
  /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i.test(userAgent)
