import { type Offer, sendable } from '#/catalogue/model/offer.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { CardStock } from './card.ts'

/** The sizes that can be sent at once, in the product's own order; null where that says nothing. */
export function stockedSizes(
  { sizes }: Pick<CatalogueEntry, 'sizes'>,
  offers: readonly Offer[],
): CardStock | null {
  const held = new Set(offers.filter((offer) => sendable(offer) > 0).map(({ size }) => size))
  const stocked = sizes.filter(({ code }) => held.has(code)).map(({ name }) => name)
  return stocked.length > 0 && stocked.length < sizes.length
    ? { sizes: stocked, of: sizes.length }
    : null
}
