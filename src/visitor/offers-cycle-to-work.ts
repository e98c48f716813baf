import type { Visitor } from './visitor.ts'

/** Cycle to work is part of British tax law, and its quotes are in the prices of the British site. */
export const offersCycleToWork = ({ country, site }: Pick<Visitor, 'country' | 'site'>): boolean =>
  country.code === 'gb' && site.id === 'uk'

/** Cyclescheme, the largest provider, issues no certificate under £100; in pence. */
const leastCertificate = 100_00

/** Whether a cart is worth the papers of a scheme: any with a bike, and equipment from the least certificate on. */
export const isWorthQuote = (cart: { hasBike: boolean; totalInPence: number }): boolean =>
  cart.hasBike || cart.totalInPence >= leastCertificate
