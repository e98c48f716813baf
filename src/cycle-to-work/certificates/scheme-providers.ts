/** Scheme providers that employers commonly use. */
export const schemeProviders = [
  'Bike2Work Scheme',
  'Cycle Solutions',
  'Cycle2Work',
  'Cyclescheme',
  'Green Commute Initiative',
  'Vivup',
] as const

type SchemeProvider = (typeof schemeProviders)[number]

const folded = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** The provider of the list that a typed name means, whatever its case, spaces and hyphens. */
export const findProvider = (typed: string): SchemeProvider | null =>
  schemeProviders.find((name) => folded(name) === folded(typed)) ?? null

/** The employer runs the scheme itself, or its provider is not in the list. */
export const otherProvider = 'other'
