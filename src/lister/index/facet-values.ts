import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { daysUntilHeld } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, type Offer } from '#/catalogue/model/offer.ts'
import { type ValueFilter, yes } from '#/lister/listing/filters.ts'

/** Within this many working days a product counts as delivered fast. */
const fastDays = 3

/** What can be had, at once or later. */
export const obtainable = ({ offers }: Pick<CatalogueEntry, 'offers'>): Offer[] =>
  offers.filter((offer) => daysUntilHeld(availabilityOf(offer)) !== null)

/** Working days until it leaves, the workshop's queue included; null when it cannot be had. */
export function daysUntilDispatch(
  offers: readonly Offer[],
  { queueDays }: Pick<CatalogueEntry, 'queueDays'>,
): number | null {
  let soonest: number | null = null
  for (const offer of offers) {
    const days = daysUntilHeld(availabilityOf(offer))
    if (days !== null && (soonest === null || days < soonest)) soonest = days
  }
  return soonest === null ? null : soonest + queueDays
}

/** Sizes and colours count only while they can be had: nobody is sent to a bike that is not there in theirs. */
export function facetValues(
  entry: CatalogueEntry,
  offers: readonly Offer[] = obtainable(entry),
): Record<ValueFilter, readonly string[]> {
  const colours = new Set(offers.map(({ colour }) => colour))
  const sizes = new Set(offers.map(({ size }) => size))
  const days = daysUntilDispatch(offers, entry)
  return {
    filter_category: known(entry.filterCategory),
    discipline: known(entry.discipline),
    by_size: entry.sizes.map(({ code }) => code).filter((code) => sizes.has(code)),
    colour: [
      ...new Set(
        entry.colours.filter(({ code }) => colours.has(code)).flatMap(({ families }) => families),
      ),
    ],
    material: known(entry.material),
    shifting: known(entry.shifting),
    fast_delivery: days !== null && days <= fastDays ? [yes] : [],
    bike_collection: known(entry.collection),
    product_family: known(entry.family),
    manufacturer: [entry.maker.code],
    condition: [entry.condition],
  }
}

const known = (value: string | null): string[] => (value === null ? [] : [value])
