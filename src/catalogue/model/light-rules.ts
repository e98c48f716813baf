import type { Facts } from '#/catalogue/import/import-facts.ts'

/** The approval that a country's law requires of lights. */
const requiredApproval: Readonly<Record<string, string>> = { de: 'stvzo' }
export const lightRuleIn = (country: string): string | null => requiredApproval[country] ?? null

/**
 * Whether the shop fits a part to a bike for a country. Lights on a bike are there for the road, so they need its
 * approval; a light alone may be sold without, since it may be for the woods.
 */
export function isFittedIn(
  country: string,
  { section, facts }: { section: string | undefined; facts: Pick<Facts, 'approvals'> | undefined },
): boolean {
  const rule = lightRuleIn(country)
  return section !== 'lights' || rule === null || (facts?.approvals?.includes(rule) ?? false)
}

/**
 * Whether a product must not be used on the country's roads. A light always lists its approvals, if only as
 * an empty list; a product without that list needs no approval.
 */
export function isBarredFromRoads(facts: Pick<Facts, 'approvals'> | undefined, country: string) {
  const rule = lightRuleIn(country)
  return rule !== null && facts?.approvals !== undefined && !facts.approvals.includes(rule)
}
