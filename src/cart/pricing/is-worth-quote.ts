/** Cyclescheme, the largest provider, issues no certificate under £100; in pence. */
const leastCertificate = 100_00

/** Whether a cart is worth the papers of a scheme: any with a bike, and equipment from the least certificate on. */
export const isWorthQuote = (cart: { hasBike: boolean; totalInPence: number }): boolean =>
  cart.hasBike || cart.totalInPence >= leastCertificate
