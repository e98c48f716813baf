/** The form of a click id; anything longer or stranger is not stored. */
export const affiliateClickPattern = /^[\w-]{1,100}$/

/** Networks name it `awc`, or with a word of their own around it (`sv_awc`). */
export const isAffiliateParameter = (name: string): boolean => name.toLowerCase().includes('awc')

/** The click id in a URL's query; the last of several is the newest. */
export function findAffiliateClick(query: URLSearchParams): string | null {
  const clicks = [...query].filter(([name]) => isAffiliateParameter(name)).map(([, click]) => click)
  return clicks.findLast((click) => affiliateClickPattern.test(click)) ?? null
}
