import type { Country } from '#/country/country.ts'
import type { Money } from '#/money/money.ts'
import { containedTaxPercent, type PriceRule } from '#/pricing/price-rule.ts'

/** A price as a page shows it, with what the law wants said beside it. */
export type ShownPrice = {
  price: Money
  /** Other sizes or builds cost more. */
  isFrom: boolean
  /** What the saving is counted from. */
  was: Money | null
}

/** What the price includes: the visitor must not learn of tax or duty at the door. */
export type PriceNote = {
  /** Percent of the tax that is in it; null where there is none. */
  tax: number | null
  hasDuty: boolean
  /** Nothing comes on top of it. */
  isSentFree: boolean
  /** Where a saving is counted from the lowest price of thirty days, the page says so. */
  isPriorLowest: boolean
}

export function priceNote(
  country: Country,
  rule: PriceRule,
  /** What sending it costs there; null where nobody knows. */
  delivery: number | null,
): PriceNote {
  const tax = containedTaxPercent(rule)
  return {
    tax: tax > 0 ? tax : null,
    // The shop pays the EU's fixed duty on small consignments (decision 0015).
    hasDuty: rule.dutyPercent > 0 || (country.isInEu && rule.leavesHomeTax),
    isSentFree: delivery === 0,
    isPriorLowest: country.isInEu,
  }
}
