import { type OrderPapersView, toOrderPapers } from '#/checkout/order/order-papers-view.ts'
import { type OrderView, toOrderView } from '#/checkout/order/order-view.ts'
import { isEuCountry } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { keptLines } from '#/orders/placing/order-pieces.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import { orderProgress, type Progress } from './order-progress.ts'

/** An order with all that happened to it, in the reader's language. */
export type OrderPageView = {
  order: OrderView
  orderedOn: string
  progress: readonly { station: Progress['station']; on: string | null; standing: string }[]
  papers: OrderPapersView
  withdrawals: readonly { reference: string; on: string }[]
  canWithdraw: boolean
  hasInvoice: boolean
}

/** Days come as words: browsers and servers write them differently, and the page must not flicker. */
export function toOrderPageView(order: WholeOrder, locale: Locale): OrderPageView {
  const say = (day: Date) => orderDay({ country: order.country, locale }, day)
  return {
    order: toOrderView(order, locale),
    orderedOn: say(order.placedAt),
    progress: orderProgress(order).map(({ station, at, standing }) => ({
      station,
      on: at && say(at),
      standing,
    })),
    papers: toOrderPapers(order, locale),
    withdrawals: order.withdrawals.map(({ reference, declaredAt }) => ({
      reference,
      on: say(declaredAt),
    })),
    canWithdraw: canWithdraw(order),
    hasInvoice: order.invoices.length > 0,
  }
}

const ended = ['pending', 'cancelled', 'refunded']

/** In the EU the way out of a purchase stands beside it for as long as there is something to return. */
const canWithdraw = (order: WholeOrder) =>
  isEuCountry(order.country) &&
  !ended.includes(order.state) &&
  keptLines(order).some(({ isReturnable }) => isReturnable)
