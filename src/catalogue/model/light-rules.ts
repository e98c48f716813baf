import type { Facts } from '#/catalogue/import/import-facts.ts'

/** The approval that a country's law requires of lights. */
const requiredApproval: Readonly<Record<string, string>> = { de: 'stvzo' }
export const lightRuleIn = (country: string): string | null => requiredApproval[country] ?? null

/**
 * Whether a product must not be used on the country's roads. A light always lists its approvals, if only as
 * an empty list; a product without that list needs no approval.
 */
export function isBarredFromRoads(facts: Pick<Facts, 'approvals'> | undefined, country: string) {
  const rule = lightRuleIn(country)
  return rule !== null && facts?.approvals !== undefined && !facts.approvals.includes(rule)
}
