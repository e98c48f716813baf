import type { Availability } from '#/catalogue/calendar/dispatch-date.ts'
import type { Price } from './price.ts'

/** One item that can be put in a cart: a product in one size and colour. */
export type Offer = {
  sku: string
  size: string | null
  colour: string | null
  gtin: string | null
  grams: number | null
  leadTimeDays: number | null
  stock: PlaceStock[]
  /** The base price first, then fixed prices of countries. */
  prices: Price[]
}

/** `quantity`: pieces that can be sold; those that orders have reserved are taken off. */
export type PlaceStock = { place: string; isWarehouse: boolean; quantity: number }

/** Pieces that can be sent; a store's stock is for collection only. */
export const sendable = (offer: Pick<Offer, 'stock'>): number =>
  offer.stock.reduce((sum, { isWarehouse, quantity }) => sum + (isWarehouse ? quantity : 0), 0)

export const availabilityOf = (offer: Pick<Offer, 'stock' | 'leadTimeDays'>): Availability => ({
  isInStock: sendable(offer) > 0,
  leadTimeDays: offer.leadTimeDays,
})

/** A variant's own price replaces its product's, country by country. */
export function pricesOf(own: readonly Price[], shared: readonly Price[]): Price[] {
  const stated = new Set(own.map(({ country }) => country))
  const all = [...own, ...shared.filter(({ country }) => !stated.has(country))]
  return all.toSorted((a, b) => (a.country ?? '').localeCompare(b.country ?? ''))
}

export const basePriceOf = ({ prices }: Pick<Offer, 'prices'>): Price | null =>
  prices.find(({ country }) => country === null) ?? null
