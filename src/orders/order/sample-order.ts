import type { Address } from '#/postal-address/address.ts'
import { money } from '#/money/money.ts'
import { nonNegative } from '#/money/non-negative.ts'
import type { CreditMemo, OrderLine, Pieces, Shipment, WholeOrder } from './order.ts'
import type { OrderRecords } from '#/orders/pieces/order-pieces.ts'

/** Sample orders for tests, which state only the values that matter to them. */

const gbp = (amount: number) => nonNegative(money(amount, 'GBP'))
const day = new Date('2026-11-16T09:00:00Z')

/** A line with its total price and its share of a coupon. */
export const anOrderLine = (
  uid: string,
  quantity: number,
  { total, discount = 0 }: { total: number; discount?: number },
): OrderLine => ({
  uid,
  sku: uid.toUpperCase(),
  kind: 'accessory',
  productId: 1,
  name: { en: uid, de: uid },
  subtitle: null,
  slug: uid,
  size: null,
  colour: null,
  options: [],
  entered: [],
  paint: null,
  picture: null,
  quantity,
  unitPrice: gbp(Math.round(total / quantity)),
  total: gbp(total),
  discount: gbp(discount),
  dispatchDate: null,
  isReturnable: true,
})

export const aShipment = (...lines: Pieces[]): Shipment => ({
  number: 'S1',
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  lines,
  sentAt: day,
})

export const aCredit = (
  kind: CreditMemo['kind'],
  amount: number,
  ...lines: Pieces[]
): CreditMemo => ({ number: 'C1', kind, amount: gbp(amount), reason: '', lines, issuedAt: day })

/** A new order with a delivery charge. */
export function anOrder(
  lines: readonly OrderLine[],
  order: Partial<OrderRecords> = {},
  shipping = 0,
): OrderRecords {
  const sumOf = (name: 'total' | 'discount') =>
    lines.reduce((sum, line) => sum + line[name].amount, 0)
  return {
    lines,
    state: 'processing',
    delivery: { kind: 'home' },
    totals: {
      subtotal: gbp(sumOf('total')),
      discounts: [],
      shipping: gbp(shipping),
      total: gbp(sumOf('total') - sumOf('discount') + shipping),
      taxPercent: 20,
      tax: gbp(0),
    },
    shipments: [],
    creditMemos: [],
    ...order,
  }
}

export const anAddress: Address = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: null,
  telephone: '020 7946 0000',
  street: ['12 St James’s Square'],
  city: 'London',
  region: null,
  postcode: 'SW1Y 4JH',
  country: 'gb',
  vatId: null,
}

/** A guest order with its full history. */
export const aWholeOrder = (
  lines: readonly OrderLine[],
  order: Partial<WholeOrder> = {},
): WholeOrder => ({
  ...anOrder(lines, {}, 3_95),
  id: 1,
  number: '2345-6789',
  site: 'uk',
  country: 'gb',
  locale: 'en',
  customerId: null,
  cartId: 'cart',
  email: 'ada@example.com',
  telephone: null,
  shippingAddress: anAddress,
  billingAddress: anAddress,
  payment: { method: 'card', reference: null },
  providerNumber: null,
  couponCode: null,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  dispatchDate: null,
  placedAt: day,
  paidAt: null,
  sentAt: null,
  deliveredAt: null,
  endedAt: null,
  events: [],
  invoices: [],
  withdrawals: [],
  ...order,
})
