import * as v from 'valibot'
import { toWireAddress, wireAddressSchema } from '#/postal-address/address.contract.ts'
import type { Speaker } from '#/i18n/speaker.ts'
import { type Money, toWire } from '#/money/money.ts'
import { creditedPieces, sentPieces } from '#/orders/pieces/order-pieces.ts'
import type { OrderLine, OrderPage, OrderSummary, WholeOrder } from '#/orders/order/order.ts'
import { moneySchema } from '#/platform/api/schema.ts'

const summary = {
  number: v.string(),
  order_date: v.string(),
  /** Translated, for people. */
  status: v.string(),
  /** Fixed, for programs. */
  status_code: v.string(),
  item_count: v.number(),
}

const orderSummarySchema = v.object({
  ...summary,
  total: v.object({ grand_total: moneySchema }),
})

export const latestOrdersSchema = v.object({
  items: v.array(orderSummarySchema),
  total_count: v.number(),
})

export const orderListSchema = v.object({
  ...latestOrdersSchema.entries,
  page_info: v.object({
    page_size: v.number(),
    current_page: v.number(),
    total_pages: v.number(),
  }),
})

const labelled = v.object({ label: v.string(), value: v.string() })
const discount = v.object({
  label: v.string(),
  amount: moneySchema,
  applied_to: v.picklist(['ITEM', 'SHIPPING']),
})

export const orderSchema = v.object({
  ...summary,
  email: v.string(),
  items: v.array(
    v.object({
      id: v.string(),
      product_name: v.string(),
      product_sku: v.string(),
      product_url_key: v.nullable(v.string()),
      product_sale_price: moneySchema,
      row_total: moneySchema,
      discount: moneySchema,
      selected_options: v.array(labelled),
      entered_options: v.array(v.string()),
      quantity_ordered: v.number(),
      quantity_shipped: v.number(),
      quantity_canceled: v.number(),
      quantity_refunded: v.number(),
      is_returnable: v.boolean(),
      dispatch_date: v.nullable(v.string()),
    }),
  ),
  total: v.object({
    subtotal: moneySchema,
    discounts: v.array(discount),
    total_tax: moneySchema,
    taxes: v.array(v.object({ title: v.string(), rate: v.number(), amount: moneySchema })),
    total_shipping: v.nullable(moneySchema),
    grand_total: moneySchema,
  }),
  shipments: v.array(
    v.object({
      number: v.string(),
      shipped_at: v.string(),
      tracking: v.array(
        v.object({
          title: v.string(),
          carrier: v.string(),
          number: v.string(),
          url: v.nullable(v.string()),
        }),
      ),
      items: v.array(v.object({ product_sku: v.string(), quantity_shipped: v.number() })),
    }),
  ),
  invoices: v.array(v.object({ number: v.string(), issued_at: v.string() })),
  credit_memos: v.array(
    v.object({ number: v.string(), issued_at: v.string(), amount: moneySchema }),
  ),
  payment_methods: v.array(v.object({ name: v.string(), type: v.string() })),
  shipping_address: wireAddressSchema,
  billing_address: wireAddressSchema,
  shipping_method: v.string(),
  comments: v.array(v.object({ timestamp: v.string(), message: v.string() })),
  applied_coupons: v.array(v.object({ code: v.string() })),
})

const toWireSummary = (
  order: Pick<OrderSummary, 'number' | 'placedAt' | 'state' | 'itemCount'>,
  { translate }: Speaker,
) => ({
  number: order.number,
  order_date: order.placedAt.toISOString(),
  status: translate(`orders.states.${order.state}`),
  status_code: order.state,
  item_count: order.itemCount,
})

export const toWireOrders = ({ items, total }: OrderPage, speaker: Speaker) => ({
  items: items.map((order) => ({
    ...toWireSummary(order, speaker),
    total: { grand_total: toWire(order.total) },
  })),
  total_count: total,
})

const wireOrNull = (amount: Money | null) => (amount ? toWire(amount) : null)

export function toWireOrder(
  order: WholeOrder,
  speaker: Speaker,
): v.InferOutput<typeof orderSchema> {
  const { delivery, payment } = order
  const { locale, translate } = speaker
  return {
    ...toWireSummary(order, speaker),
    email: order.email,
    items: order.lines.map((line) => toWireLine(line, order, speaker)),
    total: toWireTotals(order, speaker),
    shipments: order.shipments.map((shipment) => toWireShipment(shipment, order)),
    invoices: order.invoices.map(({ number, issuedAt }) => ({
      number,
      issued_at: issuedAt.toISOString(),
    })),
    credit_memos: order.creditMemos.map(({ number, issuedAt, amount }) => ({
      number,
      issued_at: issuedAt.toISOString(),
      amount: toWire(amount),
    })),
    payment_methods: [
      { name: translate(`orders.payment.${payment.method}`), type: payment.method },
    ],
    shipping_address: toWireAddress(order.shippingAddress),
    billing_address: toWireAddress(order.billingAddress),
    shipping_method:
      delivery.kind === 'home'
        ? translate('orders.delivery.home')
        : translate('orders.delivery.store', { store: delivery.name[locale] }),
    comments: order.events.map(({ step, at }) => ({
      timestamp: at.toISOString(),
      message: translate(`orders.events.${step}`),
    })),
    applied_coupons: order.couponCode === null ? [] : [{ code: order.couponCode }],
  }
}

function toWireTotals({ totals }: WholeOrder, { locale, translate }: Speaker) {
  const { taxPercent, tax } = totals
  return {
    subtotal: toWire(totals.subtotal),
    discounts: totals.discounts.map(({ label, amount, appliedTo }) => ({
      label: label[locale],
      amount: toWire(amount),
      applied_to: appliedTo,
    })),
    total_tax: toWire(tax),
    taxes:
      tax.amount === 0
        ? []
        : [{ title: translate('orders.tax'), rate: taxPercent, amount: toWire(tax) }],
    total_shipping: wireOrNull(totals.shipping),
    grand_total: toWire(totals.total),
  }
}

function toWireLine(line: OrderLine, order: WholeOrder, { locale }: Speaker) {
  return {
    id: line.uid,
    product_name: line.name[locale],
    product_sku: line.sku,
    product_url_key: line.slug,
    product_sale_price: toWire(line.unitPrice),
    row_total: toWire(line.total),
    discount: toWire(line.discount),
    selected_options: line.options.map(({ label, value }) => ({
      label: label[locale],
      value: value[locale],
    })),
    entered_options: [...line.entered],
    quantity_ordered: line.quantity,
    quantity_shipped: sentPieces(order, line),
    quantity_canceled: creditedPieces(order, 'cancel', line.uid),
    quantity_refunded: creditedPieces(order, 'refund', line.uid),
    is_returnable: line.isReturnable,
    dispatch_date: line.dispatchDate,
  }
}

function toWireShipment(shipment: WholeOrder['shipments'][number], { lines }: WholeOrder) {
  const { carrier, trackingNumber, trackingUrl } = shipment
  return {
    number: shipment.number,
    shipped_at: shipment.sentAt.toISOString(),
    tracking:
      trackingNumber === null
        ? []
        : [
            {
              title: carrier ?? '',
              carrier: carrier ?? '',
              number: trackingNumber,
              url: trackingUrl,
            },
          ],
    items: shipment.lines.map(({ uid, quantity }) => ({
      product_sku: lines.find((line) => line.uid === uid)?.sku ?? '',
      quantity_shipped: quantity,
    })),
  }
}
