import type { Country } from '#/country/country.ts'
import type { DeliveryNote } from '#/lister/cards/delivery-note.ts'
import type { Money } from '#/money/money.ts'
import { containedTaxPercent, type PriceRule } from '#/pricing/price-rule.ts'

/** A price as a page shows it. */
export type ShownPrice = {
  price: Money
  /** Other sizes or bikes cost more. */
  isFrom: boolean
  /** The price that the saving is counted from. */
  was: Money | null
  /** The price of a litre, kilogram or metre in words, for what is sold by such. */
  unit?: string | null
}

/** The notes beside a price, so that tax or duty on delivery is no surprise. */
export type PriceNote = {
  /** The VAT rate that is included, in percent; null where there is none. */
  tax: number | null
  hasDuty: boolean
  /** Null where it is unknown. */
  delivery: DeliveryNote | null
  /** Whether savings are counted from the lowest price of thirty days, which the page must say. */
  isPriorLowest: boolean
  /** A gift card: VAT is due when it is redeemed. */
  isGiftCard?: boolean
}

export function priceNote(
  country: Country,
  rule: PriceRule,
  delivery: DeliveryNote | null,
): PriceNote {
  const tax = containedTaxPercent(rule)
  return {
    tax: tax > 0 ? tax : null,
    // The shop pays the EU's fixed duty on small consignments (decision 0015).
    hasDuty: rule.dutyPercent > 0 || (country.isInEu && rule.removesHomeTax),
    delivery,
    isPriorLowest: country.isInEu,
  }
}
