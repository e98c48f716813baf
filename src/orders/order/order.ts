import type { Address } from '#/postal-address/address.ts'
import type { Discount } from '#/cart/pricing/price-cart.ts'
import type { Day } from '#/catalogue/calendar/bank-holidays.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Money } from '#/money/money.ts'
import type { NonNegativeMoney } from '#/money/non-negative.ts'
import type { OrderState } from './order-state.ts'

export type OrderOption = { label: Localised; value: Localised; sku: string; quantity: number }

/** A line as it was bought: later changes of price or name do not affect it. */
export type OrderLine = {
  uid: string
  sku: string
  kind: 'bike' | 'accessory' | 'part'
  productId: number
  name: Localised
  subtitle: Localised | null
  slug: string | null
  size: string | null
  colour: Localised | null
  options: readonly OrderOption[]
  /** Free text typed by the buyer. */
  entered: readonly string[]
  /** A custom colour, mixed and sprayed for this buyer. */
  paint: { sku: string; name: Localised } | null
  picture: { picture: Picture; alt: Localised; isSquare: boolean } | null
  quantity: number
  /** The price of one piece, including paint. */
  unitPrice: NonNegativeMoney
  total: NonNegativeMoney
  discount: NonNegativeMoney
  dispatchDate: Day | null
  /** False for custom-made items, which could not be sold to anyone else. */
  isReturnable: boolean
}

export type OrderTotals = {
  subtotal: NonNegativeMoney
  discounts: readonly Discount[]
  shipping: NonNegativeMoney | null
  total: NonNegativeMoney
  taxPercent: number
  tax: NonNegativeMoney
}

export type OrderDelivery = { kind: 'home' } | { kind: 'store'; place: string; name: Localised }

/** The terms of the order, frozen when it was placed. */
export type Agreed = {
  country: string
  telephone: string | null
  shippingAddress: Address
  billingAddress: Address
  delivery: OrderDelivery
  payment: { method: string; reference: string | null }
  lines: readonly OrderLine[]
  totals: OrderTotals
  dispatchDate: Day | null
}

export type Order = Agreed & {
  id: number
  number: string
  site: string
  /** Null for a guest order. */
  customerId: number | null
  cartId: string
  providerNumber: string | null
  state: OrderState
  locale: Locale
  email: string
  itemCount: number
  couponCode: string | null
  placedAt: Date
  paidAt: Date | null
  sentAt: Date | null
  deliveredAt: Date | null
  endedAt: Date | null
}

/** Records added after the order was placed. */
export type OrderHistory = {
  events: readonly { step: string; note: string | null; at: Date }[]
  shipments: readonly Shipment[]
  invoices: readonly { number: string; issuedAt: Date }[]
  creditMemos: readonly CreditMemo[]
  withdrawals: readonly Withdrawal[]
}

/** A quantity of one line. */
export type Pieces = { uid: string; quantity: number }

export type CreditMemo = {
  number: string
  /** `cancel` for pieces that were never sent, `refund` for anything else. */
  kind: 'cancel' | 'refund'
  amount: Money
  reason: string
  lines: readonly Pieces[]
  issuedAt: Date
}

export type Shipment = {
  number: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  lines: readonly Pieces[]
  sentAt: Date
}

export type Withdrawal = {
  reference: string
  /** The uids of the lines; empty for everything that can be returned. */
  lines: readonly string[]
  isLate: boolean
  declaredAt: Date
}

export type WholeOrder = Order & OrderHistory

export type OrderSummary = {
  number: string
  placedAt: Date
  state: OrderState
  total: Money
  itemCount: number
}

export type OrderPage = { items: readonly OrderSummary[]; total: number }

/** Refusal codes of orders. */
export type OrderRefusal =
  | 'cart-empty'
  | 'insufficient-stock'
  | 'line-unavailable'
  | 'not-delivered-there'
  | 'coupon-gone'
  | 'ordering-closed'
  | 'order-too-large'
  | 'too-many-unpaid'
  | 'total-changed'
  | 'dispatch-later'
  | 'unknown-store'
  | 'order-not-found'
  | 'order-step-refused'
  | 'order-pieces-refused'
  | 'order-amount-refused'
  | 'order-still-open'
