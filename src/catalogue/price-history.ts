import type { PriceStep } from './price.ts'

const dayMs = 86_400_000
/** Directive 98/6/EC, Article 6a; § 11 PAngV. */
export const priorPriceDays = 30

/**
 * The lowest price asked in the days before a reduction began, which any claim of a saving must
 * name in the EU. Null when nothing is known of that time: then no saving may be claimed.
 */
export function lowestPriceBefore(
  history: readonly PriceStep[],
  reductionStart: Date,
  days = priorPriceDays,
): number | null {
  const windowStart = new Date(reductionStart.getTime() - days * dayMs)
  const known = history
    .filter((step) => step.from < reductionStart)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const carriedIn = known.findLast((step) => step.from <= windowStart)
  const within = known.filter((step) => step.from > windowStart)
  const asked = [...(carriedIn ? [carriedIn] : []), ...within].map((step) => step.price)
  return asked.length === 0 ? null : Math.min(...asked)
}

/**
 * How the timeline changes when a price is set: what was in force stays, what was only planned
 * goes, and the new steps follow unless they say what holds already.
 */
export function appendedSteps(
  history: readonly PriceStep[],
  next: readonly PriceStep[],
  now: Date,
): PriceStep[] {
  const inForce = history
    .filter((step) => step.from <= now)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .at(-1)
  const [today, ...planned] = next
  const isSame = today !== undefined && inForce?.price === today.price
  return isSame ? planned : [...next]
}
