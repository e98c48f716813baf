import { money } from '#/money/money.ts'
import { nonNegative } from '#/money/non-negative.ts'
import type { CreditMemo, OrderLine, Pieces, Shipment } from './order.ts'
import type { Dealings } from './order-pieces.ts'

/** Small orders for tests, which state only what matters to them. */

const gbp = (amount: number) => nonNegative(money(amount, 'GBP'))
const day = new Date('2026-11-16T09:00:00Z')

/** Pieces of something at a price for all of them, and what a coupon took off that. */
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

/** An order with delivery at so much, and nothing done to it yet. */
export function anOrder(
  lines: readonly OrderLine[],
  order: Partial<Dealings> = {},
  shipping = 0,
): Dealings {
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
