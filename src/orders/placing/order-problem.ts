import { codeOf } from '#/cart/lines/check-line.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Money } from '#/money/money.ts'
import type { OrderRefusal } from '#/orders/order/order.ts'

export type OrderProblem = {
  code: Extract<
    OrderRefusal,
    | 'cart-empty'
    | 'insufficient-stock'
    | 'line-unavailable'
    | 'not-delivered-there'
    | 'coupon-gone'
    | 'total-changed'
    | 'dispatch-later'
  >
  /** The name of the item concerned, or an empty string. */
  name: string
}

/** The terms that the buyer saw before they ordered; a date is null if none was shown. */
export type ShownTerms = { total: Money; dispatchDate: Day | null }

/** The reason why a cart cannot be ordered; null if it can. */
export function problemOf(
  cart: PricedCart,
  shown: ShownTerms | null,
  locale: Locale,
): OrderProblem | null {
  if (cart.lines.length === 0) return { code: 'cart-empty', name: '' }
  const faulty = cart.lines.find(({ problem }) => problem !== null)
  if (faulty?.problem) {
    const isOutOfStock =
      faulty.problem === 'outOfStock' || codeOf[faulty.problem] === 'INSUFFICIENT_STOCK'
    const name = faulty.item?.name[locale] ?? faulty.line.sku
    return { code: isOutOfStock ? 'insufficient-stock' : 'line-unavailable', name }
  }
  if (cart.shipping === null) return { code: 'not-delivered-there', name: '' }
  if (cart.cart.couponCode !== null && !cart.coupon) return { code: 'coupon-gone', name: '' }
  if (shown && !isSame(shown.total, cart.total)) return { code: 'total-changed', name: '' }
  if (shown && isLater(cart.dispatchDate, shown.dispatchDate))
    return { code: 'dispatch-later', name: '' }
  return null
}

const isSame = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency

/**
 * The date of a collected cart is the day on which it is ready (`cart/pricing/collect-cart.ts`). Only days are
 * compared: a later hour of the same day is no reason to ask the buyer again.
 */
const isLater = (date: Day | null, shown: Day | null) =>
  date !== null && shown !== null && date > shown
