import * as v from 'valibot'
import type { TakenPieces } from '#/catalogue/stock/allocate-stock.ts'
import { localisedText } from '#/i18n/localised-text.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Money } from '#/money/money.ts'
import type { NonNegativeMoney } from '#/money/non-negative.ts'
import { storedMoney } from '#/money/stored-money.ts'
import { storedAddress } from '#/postal-address/stored-address.ts'
import type { OrderState } from './order-state.ts'

/** The database refuses an amount below zero, except in orders that are older than this rule. */
const amount = v.custom<NonNegativeMoney>((stored) => v.is(storedMoney, stored))
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())
/** ISO 8601. */
const day = v.nullable(v.string())

const orderOption = v.object({
  label: localisedText,
  value: localisedText,
  sku: v.string(),
  quantity: v.number(),
})

/** A line as it was bought: later changes of price or name do not affect it. */
export const orderLineSchema = v.object({
  uid: v.string(),
  sku: v.string(),
  kind: v.picklist(['bike', 'accessory', 'part']),
  productId: v.number(),
  /** The SKU of the product that it is a variant of; older orders have none. */
  productSku: v.exactOptional(v.string()),
  name: localisedText,
  subtitle: v.nullable(localisedText),
  /** Its essential characteristics, such as material, gears and weight; older orders have none. */
  essentials: v.exactOptional(localisedText),
  slug: v.nullable(v.string()),
  size: v.nullable(v.string()),
  colour: v.nullable(localisedText),
  /** The state of a used bike as its buyer was told. */
  condition: v.exactOptional(localisedText),
  options: list(orderOption),
  /** Free text typed by the buyer. */
  entered: list(v.string()),
  /** A custom colour, mixed and sprayed for this buyer. */
  paint: v.nullable(v.object({ sku: v.string(), name: localisedText })),
  picture: v.nullable(
    v.object({
      picture: v.object({ asset: v.string(), version: v.string() }),
      alt: localisedText,
      isSquare: v.boolean(),
    }),
  ),
  quantity: v.number(),
  /** The price of one piece, including paint. */
  unitPrice: amount,
  total: amount,
  discount: amount,
  dispatchDate: day,
  /** False for custom-made items, which could not be sold to anyone else. */
  isReturnable: v.boolean(),
})
export type OrderLine = v.InferOutput<typeof orderLineSchema>

export const totalsSchema = v.object({
  subtotal: amount,
  discounts: list(
    v.object({ label: localisedText, amount, appliedTo: v.picklist(['ITEM', 'SHIPPING']) }),
  ),
  shipping: v.nullable(amount),
  total: amount,
  taxPercent: v.number(),
  tax: amount,
  /** Only orders from before decision 0015 have it. */
  duty: v.nullish(amount),
})
export type StoredTotals = v.InferOutput<typeof totalsSchema>
export type OrderTotals = Omit<StoredTotals, 'duty'>

export const deliverySchema = v.variant('kind', [
  v.object({
    kind: v.literal('home'),
    /** The promised first and last day of delivery; older orders and those of other checkouts have none. */
    between: v.exactOptional(v.pipe(v.tuple([v.string(), v.string()]), v.readonly())),
  }),
  v.object({
    kind: v.literal('store'),
    place: v.string(),
    name: localisedText,
    /** The promised time on the dispatch date, on the clock of the store; older orders have none. */
    from: v.optional(v.string()),
  }),
])
export type OrderDelivery = v.InferOutput<typeof deliverySchema>

/** The terms of the order, frozen when it was placed. */
export const agreedSchema = v.object({
  country: v.string(),
  telephone: v.nullable(v.string()),
  shippingAddress: storedAddress,
  billingAddress: storedAddress,
  delivery: deliverySchema,
  payment: v.object({ method: v.string(), reference: v.nullable(v.string()) }),
  lines: list(orderLineSchema),
  totals: totalsSchema,
  dispatchDate: day,
  /** The click of the affiliate network that the order is credited to, with the buyer's consent. */
  affiliateClick: v.exactOptional(v.string()),
})
export type Agreed = Omit<v.InferOutput<typeof agreedSchema>, 'totals'> & { totals: OrderTotals }

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

/** Quantities of some lines. */
export const piecesSchema = list(v.object({ uid: v.string(), quantity: v.number() }))
/** A quantity of one line. */
export type Pieces = v.InferOutput<typeof piecesSchema>[number]

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

/** The uids of the lines; empty for everything that can be returned. */
export const withdrawnLines = list(v.string())

export type Withdrawal = {
  reference: string
  lines: v.InferOutput<typeof withdrawnLines>
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
  country: string
  /** The line that stands for the order in a list: its first bike, or its first line. */
  leadLine: OrderLine | null
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
  | 'order-placed-already'
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

/** `taken` is reserved and has not left, `sent` has left; both by the place they are taken from. */
export type OrderStock = { taken: readonly TakenPieces[]; sent: readonly TakenPieces[] }
