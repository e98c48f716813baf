/** The form of a click id; anything longer or stranger is not stored. */
export const affiliateClickPattern = /^[\w-]{1,100}$/

/** The click id in a URL's `awc` parameter, whatever its case; the last of several is the newest. */
export function findAffiliateClick(query: URLSearchParams): string | null {
  const clicks = [...query]
    .filter(([name]) => name.toLowerCase() === 'awc')
    .map(([, click]) => click)
  return clicks.findLast((click) => affiliateClickPattern.test(click)) ?? null
}
