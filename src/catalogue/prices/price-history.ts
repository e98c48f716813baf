import { dayMs } from '#/platform/config/durations.ts'
import type { Price, PriceStep } from '#/catalogue/model/price.ts'

/** The lowest price before a reduction, by list and SKU, in the list's minor units. */
export type PriorPrices = ReadonlyMap<string, number>
export const priorKey = (list: Pick<Price, 'country'>, sku: string) =>
  `${list.country ?? ''} ${sku}`

/** Directive 98/6/EC, Article 6a; § 11 PAngV. */
const priorPriceDays = 30

export const priorWindowStart = (reductionStart: Date): Date =>
  new Date(reductionStart.getTime() - priorPriceDays * dayMs)

/**
 * The lowest price in the days before a reduction began; the EU requires any claim of a saving to name
 * it. Null when that time has no record: then no saving may be claimed.
 */
export function lowestPriceBefore(
  history: readonly PriceStep[],
  reductionStart: Date,
): number | null {
  const windowStart = priorWindowStart(reductionStart)
  const earlier = history
    .filter((step) => step.from < reductionStart)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const carriedIn = earlier.findLast((step) => step.from <= windowStart)
  const within = earlier.filter((step) => step.from > windowStart)
  const prices = [...(carriedIn ? [carriedIn] : []), ...within].map((step) => step.price)
  return prices.length === 0 ? null : Math.min(...prices)
}
