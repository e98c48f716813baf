import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { daysUntilInStock } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, type Offer } from '#/catalogue/model/offer.ts'
import { bikes, type ValueFilter, yes } from '#/lister/listing/filters.ts'

/** Within this many working days a product counts as delivered fast. */
const fastDays = 3

/** The offers that are in stock or can be ordered. */
export const obtainable = ({ offers }: Pick<CatalogueEntry, 'offers'>): Offer[] =>
  offers.filter((offer) => daysUntilInStock(availabilityOf(offer)) !== null)

/** Working days until dispatch, the workshop's queue included; null when it is unavailable. */
export function daysUntilDispatch(
  offers: readonly Offer[],
  { queueDays }: Pick<CatalogueEntry, 'queueDays'>,
): number | null {
  let soonest: number | null = null
  for (const offer of offers) {
    const days = daysUntilInStock(availabilityOf(offer))
    if (days !== null && (soonest === null || days < soonest)) soonest = days
  }
  return soonest === null ? null : soonest + queueDays
}

/**
 * Counts sizes and colours only while they are available, so that a filter never leads to an unavailable one.
 */
export function facetValues(
  entry: CatalogueEntry,
  offers: readonly Offer[] = obtainable(entry),
): Record<ValueFilter, readonly string[]> {
  const colours = new Set(offers.map(({ colour }) => colour))
  const sizes = new Set(offers.map(({ size }) => size))
  const days = daysUntilDispatch(offers, entry)
  return {
    filter_category: optional(entry.kind === 'accessory' ? entry.filterCategory : bikes),
    discipline: optional(entry.discipline),
    by_size: entry.sizes.map(({ code }) => code).filter((code) => sizes.has(code)),
    colour: [
      ...new Set(
        entry.colours.filter(({ code }) => colours.has(code)).flatMap(({ families }) => families),
      ),
    ],
    material: optional(entry.material),
    shifting: optional(entry.shifting),
    fast_delivery: days !== null && days <= fastDays ? [yes] : [],
    bike_collection: optional(entry.collection),
    product_family: optional(entry.family),
    manufacturer: [entry.maker.code],
    condition: [entry.condition],
  }
}

const optional = (value: string | null): string[] => (value === null ? [] : [value])
