import { type OrderDocumentsView, toOrderDocuments } from '#/checkout/order/order-documents-view.ts'
import { type OrderView, toOrderView } from '#/checkout/order/order-view.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import type { Store } from '#/stores/store.ts'
import { orderProgress, type ProgressView } from '#/orders/order/order-progress.ts'
import { canWithdraw } from '#/orders/withdrawal/can-withdraw.ts'

/** An order with its history, in the reader's language. */
export type OrderPageView = {
  order: OrderView
  orderedOn: string
  progress: ProgressView
  documents: OrderDocumentsView
  canWithdraw: boolean
  hasInvoice: boolean
}

/**
 * Dates are formatted on the server, because browsers may format them differently and hydration
 * would change the page.
 */
export function toOrderPageView(
  order: WholeOrder,
  locale: Locale,
  store: Store | null,
): OrderPageView {
  const format = (day: Date) => orderDay({ country: order.country, locale }, day)
  return {
    order: toOrderView(order, locale, store),
    orderedOn: format(order.placedAt),
    progress: orderProgress(order).map(({ station, at, standing }) => ({
      station,
      on: at && format(at),
      standing,
    })),
    documents: toOrderDocuments(order, locale),
    canWithdraw: canWithdraw(order),
    hasInvoice: order.invoices.length > 0,
  }
}
