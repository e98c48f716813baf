/** What a click id may look like; anything longer or stranger is not stored. */
export const affiliateClickPattern = /^[\w-]{1,100}$/

/** The click in an address's `awc` parameter, however its name is written; of several the last, which is the newest. */
export function findAffiliateClick(query: URLSearchParams): string | null {
  const clicks = [...query]
    .filter(([name]) => name.toLowerCase() === 'awc')
    .map(([, click]) => click)
  return clicks.findLast((click) => affiliateClickPattern.test(click)) ?? null
}
