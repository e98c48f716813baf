import { codeOf } from '#/cart/lines/check-line.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
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
  >
  /** The thing it is about, where there is one. */
  name: string
}

/** Why a cart cannot be ordered as it stands; null when it can. */
export function problemOf(
  cart: PricedCart,
  shownTotal: Money | null,
  locale: Locale,
): OrderProblem | null {
  if (cart.lines.length === 0) return { code: 'cart-empty', name: '' }
  const broken = cart.lines.find(({ problem }) => problem !== null)
  if (broken?.problem) {
    const isShort =
      broken.problem === 'outOfStock' || codeOf[broken.problem] === 'INSUFFICIENT_STOCK'
    const name = broken.good?.name[locale] ?? broken.line.sku
    return { code: isShort ? 'insufficient-stock' : 'line-unavailable', name }
  }
  if (cart.shipping === null) return { code: 'not-delivered-there', name: '' }
  if (cart.cart.couponCode !== null && !cart.coupon) return { code: 'coupon-gone', name: '' }
  if (shownTotal && !isSame(shownTotal, cart.total)) return { code: 'total-changed', name: '' }
  return null
}

const isSame = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency
