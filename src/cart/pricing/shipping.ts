import { minorDigits } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import { nonNegative, type NonNegativeMoney, zero } from '#/money/non-negative.ts'
import type { SellableItem } from '#/cart/items/sellable-item.ts'

/** What sending to a country costs, in major units of its own money. */
export type ShippingRate = {
  /** A cart without a bike. */
  parcel: number
  /** From this value on nothing is asked for a parcel. */
  freeFrom: number | null
  /** A cart with a bike; null where we send none. */
  bike: number | null
  /** Working days on the road, fewest and most. */
  days: readonly [number, number]
}

export type ShippingBook = { rateFor(country: string): ShippingRate | null }

/** The cheapest way to the door; null when there is nothing to send or no way. */
export function shippingOf(
  goods: readonly SellableItem[],
  rate: ShippingRate | null,
  value: Money,
) {
  if (goods.length === 0 || !rate) return null
  const { currency } = value
  if (goods.some(({ kind }) => kind === 'bike'))
    return rate.bike === null ? null : inMinor(rate.bike, currency)
  const isFree = rate.freeFrom !== null && value.amount >= inMinor(rate.freeFrom, currency).amount
  return isFree ? zero(currency) : inMinor(rate.parcel, currency)
}

export const inMinor = (major: number, currency: Money['currency']): NonNegativeMoney =>
  nonNegative(money(Math.round(major * 10 ** minorDigits[currency]), currency))

/** How much is missing until a parcel costs nothing; null where it never does, or already does. */
export function untilFree(goods: readonly SellableItem[], rate: ShippingRate | null, value: Money) {
  if (!rate || rate.freeFrom === null || goods.some(({ kind }) => kind === 'bike')) return null
  const missing = inMinor(rate.freeFrom, value.currency).amount - value.amount
  return missing > 0 && goods.length > 0 ? nonNegative(money(missing, value.currency)) : null
}
