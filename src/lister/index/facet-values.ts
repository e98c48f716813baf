import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { daysUntilInStock } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, type Offer } from '#/catalogue/model/offer.ts'
import { bikes, type ValueFilter, yes } from '#/lister/listing/filters.ts'

/** Within this many working days a product counts as delivered fast. */
const fastDays = 3

/** The offers that are in stock or can be ordered. */
export const obtainable = ({ offers }: Pick<CatalogueEntry, 'offers'>): Offer[] =>
  offers.filter((offer) => daysUntilInStock(availabilityOf(offer)) !== null)

/**
 * Whether it is sent fast, the workshop's queue included. One index serves all countries, so the slowest warehouse
 * that may send it decides.
 */
function isFast(
  offers: readonly Offer[],
  { isBuilt, warehouses }: Pick<CatalogueEntry, 'isBuilt' | 'warehouses'>,
): boolean {
  const queueOf = ({ stock }: Offer) => {
    const senders = warehouses.filter(({ code }) =>
      stock.some(({ place, quantity }) => place === code && quantity > 0),
    )
    const queues = (senders.length > 0 ? senders : warehouses).map(({ queueDays }) => queueDays)
    return Math.max(0, ...queues)
  }
  return offers.some((offer) => {
    const days = daysUntilInStock(availabilityOf(offer))
    return days !== null && days <= fastDays && (!isBuilt || days + queueOf(offer) <= fastDays)
  })
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
    fast_delivery: isFast(offers, entry) ? [yes] : [],
    bike_collection: optional(entry.collection),
    product_family: optional(entry.family),
    manufacturer: [entry.maker.code],
    condition: [entry.condition],
  }
}

const optional = (value: string | null): string[] => (value === null ? [] : [value])
