import type { Visitor } from './visitor.ts'

/** Cycle to work is part of British tax law, and its quotes are in the prices of the British site. */
export const offersCycleToWork = ({ country, site }: Pick<Visitor, 'country' | 'site'>): boolean =>
  country.code === 'gb' && site.id === 'uk'
