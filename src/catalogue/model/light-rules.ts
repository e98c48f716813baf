import type { Facts } from '#/catalogue/import/import-facts.ts'

/** Where the law wants lights of a certain kind, no others are offered. */
const lightsOf: Readonly<Record<string, string>> = { de: 'stvzo' }
export const lightRuleIn = (country: string): string | null => lightsOf[country] ?? null

/**
 * Whether a product must not be used on the country's roads. A lamp lists its approvals, be it none of them; what
 * lists none at all needs none.
 */
export function isBarredFromRoads(facts: Pick<Facts, 'approvals'> | undefined, country: string) {
  const rule = lightRuleIn(country)
  return rule !== null && facts?.approvals !== undefined && !facts.approvals.includes(rule)
}
