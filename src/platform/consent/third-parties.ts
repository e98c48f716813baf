/**
 * The companies whose scripts a retailer may add, each of which is off until its setting is filled in. `bit` is a
 * part of the revision that visitors decide about, so it is never changed or used again. A script is loaded with
 * consent to any of its `categories`. None belongs to `preferences`, which a site may use unasked and whose box is
 * then ticked from the start.
 */
export const thirdParties = {
  tagManager: { bit: 1, name: 'Google Tag Manager', categories: ['statistics', 'marketing'] },
  googleAnalytics: { bit: 2, name: 'Google Analytics', categories: ['statistics'] },
  googleAds: { bit: 4, name: 'Google Ads', categories: ['marketing'] },
  bloomreach: { bit: 8, name: 'Bloomreach', categories: ['marketing'] },
  goInStore: { bit: 16, name: 'Go Instore', categories: ['assistance'] },
} as const

export type ThirdParty = keyof typeof thirdParties

/** One number for a set of third parties, whatever their order. */
export const bitsOf = (parties: readonly ThirdParty[]): number =>
  parties.reduce((bits, party) => bits | thirdParties[party].bit, 0)
