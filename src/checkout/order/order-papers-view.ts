import type { Locale } from '#/i18n/locale.ts'
import type { Money } from '#/money/money.ts'
import type { OrderLine, Pieces, WholeOrder } from '#/orders/order/order.ts'
import { orderDay } from '#/orders/order/order-words.ts'

type Paper = {
  number: string
  /** In the reader's words: browsers and servers write days differently. */
  on: string
  /** What it is about, "2 × Brass bell"; empty when that is the whole order. */
  goods: readonly string[]
}
export type ParcelView = Paper & {
  /** Carrier and number, as far as they are known. */
  name: string
  url: string | null
}
export type RefundView = Paper & { amount: Money }

/** What left the house and what was paid back, in the reader's language. */
export type OrderPapersView = {
  parcels: readonly ParcelView[]
  refunds: readonly RefundView[]
}

export function toOrderPapers(order: WholeOrder, locale: Locale): OrderPapersView {
  const say = (day: Date) => orderDay({ country: order.country, locale }, day)
  const goods = (pieces: readonly Pieces[]) => goodsIn(order.lines, pieces, locale)
  return {
    parcels: order.shipments.map(({ number, carrier, trackingNumber, trackingUrl, ...parcel }) => ({
      number,
      name: [carrier, trackingNumber].filter(Boolean).join(' '),
      url: trackingUrl,
      on: say(parcel.sentAt),
      goods: goods(parcel.lines),
    })),
    refunds: order.creditMemos.map(({ number, amount, issuedAt, lines }) => ({
      number,
      amount,
      on: say(issuedAt),
      goods: goods(lines),
    })),
  }
}

function goodsIn(lines: readonly OrderLine[], pieces: readonly Pieces[], locale: Locale): string[] {
  const isAll = lines.every(({ uid, quantity }) =>
    pieces.some((each) => each.uid === uid && each.quantity === quantity),
  )
  if (isAll) return []
  return pieces.flatMap(({ uid, quantity }) => {
    const line = lines.find((each) => each.uid === uid)
    return line ? [`${quantity} × ${line.name[locale]}`] : []
  })
}
