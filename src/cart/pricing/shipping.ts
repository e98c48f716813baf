import { minorDigits } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import { nonNegative, type NonNegativeMoney, zero } from '#/money/non-negative.ts'
import type { DeliveryNote } from '#/lister/cards/delivery-note.ts'
import type { SellableItem } from '#/cart/items/sellable-item.ts'

/** The cost of shipping to a country, in major units of its currency. */
export type ShippingRate = {
  /** The price for a cart without a bike. */
  parcel: number
  /** Parcels are free from this order value. */
  freeFrom: number | null
  /** The price for a cart with a bike; null where we do not ship bikes. */
  bike: number | null
  /** Working days in transit, minimum and maximum. */
  days: readonly [number, number]
  /** The deliveries for which the carrier needs a telephone number; by default those with a bike. */
  telephone?: TelephoneRule
}

export type TelephoneRule = 'always' | 'bikes' | 'never'

export type ShippingBook = { rateFor(country: string): ShippingRate | null }

/** The cost of home delivery; null when there is nothing to ship or we cannot ship it there. */
export const shippingOf = (
  items: readonly SellableItem[],
  rate: ShippingRate | null,
  value: Money,
): NonNegativeMoney | null =>
  items.length === 0 ? null : deliveryCost(contentOf(items), rate, value)

type Content = 'bike' | 'parcel'
const contentOf = (items: readonly SellableItem[]): Content =>
  items.some(({ kind }) => kind === 'bike') ? 'bike' : 'parcel'

function deliveryCost(
  content: Content,
  rate: ShippingRate | null,
  value: Money,
): NonNegativeMoney | null {
  if (!rate) return null
  const { currency } = value
  if (content === 'bike') return rate.bike === null ? null : inMinor(rate.bike, currency)
  const isFree = rate.freeFrom !== null && value.amount >= inMinor(rate.freeFrom, currency).amount
  return isFree ? zero(currency) : inMinor(rate.parcel, currency)
}

/** The cost stated beside a price: that of a cart with nothing else in it. */
export function deliveryNote(
  content: Content,
  rate: ShippingRate | null,
  value: Money,
): DeliveryNote | null {
  const cost = deliveryCost(content, rate, value)
  if (!cost) return null
  const freeFrom = content === 'parcel' && cost.amount > 0 ? (rate?.freeFrom ?? null) : null
  return { cost, freeFrom: freeFrom === null ? null : inMinor(freeFrom, value.currency) }
}

/** A bike comes by a carrier who arranges the delivery by telephone; a parcel needs no number. */
export function needsTelephone(items: readonly SellableItem[], rate: ShippingRate | null): boolean {
  const rule = rate?.telephone ?? 'bikes'
  return rule === 'always' || (rule === 'bikes' && items.some(({ kind }) => kind === 'bike'))
}

export const inMinor = (major: number, currency: Money['currency']): NonNegativeMoney =>
  nonNegative(money(Math.round(major * 10 ** minorDigits[currency]), currency))

export type UntilFree = {
  missing: NonNegativeMoney
  /** The share of the threshold that is reached, from 0 to 1. */
  progress: number
}

/** The amount missing for a free parcel; null when it is free already or never becomes free. */
export function untilFree(
  items: readonly SellableItem[],
  rate: ShippingRate | null,
  value: Money,
): UntilFree | null {
  if (!rate || rate.freeFrom === null || items.some(({ kind }) => kind === 'bike')) return null
  const threshold = inMinor(rate.freeFrom, value.currency).amount
  const missing = threshold - value.amount
  if (missing <= 0 || items.length === 0) return null
  return {
    missing: nonNegative(money(missing, value.currency)),
    progress: Math.round((value.amount / threshold) * 100) / 100,
  }
}
