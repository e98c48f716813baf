import type { Locale } from '#/i18n/locale.ts'
import type { OrderLine, Pieces, WholeOrder } from '#/orders/order/order.ts'
import { orderDay, orderMoney } from '#/orders/order/order-words.ts'

type DocumentView = {
  number: string
  /** Formatted on the server, because browsers may format dates differently. */
  on: string
  /** For example "2 × Brass bell"; empty if the document covers the whole order. */
  items: readonly string[]
}
export type ParcelView = DocumentView & {
  /** The carrier and tracking number, as far as they are known. */
  name: string
  url: string | null
}
export type RefundView = DocumentView & { amount: string }

/** Shipments, refunds and declared withdrawals, in the reader's language. */
export type OrderDocumentsView = {
  parcels: readonly ParcelView[]
  refunds: readonly RefundView[]
  withdrawals: readonly { reference: string; on: string }[]
}

export function toOrderDocuments(order: WholeOrder, locale: Locale): OrderDocumentsView {
  const format = (day: Date) => orderDay({ country: order.country, locale }, day)
  const describe = (pieces: readonly Pieces[]) => describeItems(order.lines, pieces, locale)
  return {
    parcels: order.shipments.map(({ number, carrier, trackingNumber, trackingUrl, ...parcel }) => ({
      number,
      name: [carrier, trackingNumber].filter(Boolean).join(' '),
      url: trackingUrl,
      on: format(parcel.sentAt),
      items: describe(parcel.lines),
    })),
    refunds: order.creditMemos.map(({ number, amount, issuedAt, lines }) => ({
      number,
      amount: orderMoney(order, amount),
      on: format(issuedAt),
      items: describe(lines),
    })),
    withdrawals: order.withdrawals.map(({ reference, declaredAt }) => ({
      reference,
      on: format(declaredAt),
    })),
  }
}

function describeItems(
  lines: readonly OrderLine[],
  pieces: readonly Pieces[],
  locale: Locale,
): string[] {
  const isAll = lines.every(({ uid, quantity }) =>
    pieces.some((each) => each.uid === uid && each.quantity === quantity),
  )
  if (isAll) return []
  return pieces.flatMap(({ uid, quantity }) => {
    const line = lines.find((each) => each.uid === uid)
    return line ? [`${quantity} × ${line.name[locale]}`] : []
  })
}
