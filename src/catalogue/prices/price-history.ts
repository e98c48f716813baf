import type { PriceStep } from '#/catalogue/model/price.ts'

const dayMs = 86_400_000
/** Directive 98/6/EC, Article 6a; § 11 PAngV. */
const priorPriceDays = 30

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
