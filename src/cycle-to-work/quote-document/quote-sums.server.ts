import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import { lastDayOf } from '#/cycle-to-work/quotes/quote-expiry.ts'
import { add, money, type Money, subtract } from '#/money/money.ts'
import { orderDay, orderMoney } from '#/orders/order/order-words.ts'
import { columnsOf, grey, ink, left, right } from '#/platform/pdf/pdf-page.server.ts'
import type { QuoteWriter } from './quote-writer.server.ts'

/** The row of delivery or collection; null if it is not charged with the quote. */
export function deliveryRow(
  quote: Quote,
  translate: QuoteWriter['translate'],
): { label: string; value: string } | null {
  const { delivery, locale, totals } = quote
  if (!totals.shipping) return null
  const label =
    delivery.kind === 'store'
      ? translate('quote.pdf.collection', { store: delivery.name[locale] })
      : translate('quote.pdf.delivery')
  const isFree = totals.shipping.amount === 0
  return { label, value: isFree ? translate('quote.pdf.free') : orderMoney(quote, totals.shipping) }
}

/** The sums of bikes and of everything else, which scheme providers ask for separately. */
export function splitByKind({ lines, totals }: Pick<Quote, 'lines' | 'totals'>): {
  bikes: Money
  accessories: Money
} {
  const sumOf = (isCounted: (kind: string) => boolean) =>
    lines
      .filter(({ kind }) => isCounted(kind))
      .reduce((sum, { total }) => add(sum, total), money(0, totals.total.currency))
  return {
    bikes: sumOf((kind) => kind === 'bike'),
    accessories: sumOf((kind) => kind !== 'bike'),
  }
}

const height = 108

/** Writes the value that the certificate must have, beside how that amount is made up. */
export function writeSums(writer: QuoteWriter): void {
  const { pdf } = writer
  pdf.room(height + 10)
  const { width, at } = columnsOf(2)
  writeCertificate(writer, width)
  writeSplit(writer, at(1))
  pdf.y += height + 12
}

function writeCertificate({ pdf, quote, site, translate }: QuoteWriter, width: number): void {
  const day = orderDay(quote, lastDayOf(quote.expiresAt, site.timeZone))
  const inner = { width: width - 36 }
  pdf.panel(left, pdf.y, width, height)
  pdf.write(translate('quote.pdf.certificate'), left + 18, pdf.y + 16, {
    ...inner,
    size: 9,
    color: grey,
  })
  const total = orderMoney(quote, quote.totals.total)
  pdf.write(total, left + 18, pdf.y + 32, { ...inner, size: 26, isBold: true })
  pdf.write(translate('quote.pdf.by', { day }), left + 18, pdf.y + 76, { ...inner, size: 9 })
}

function writeSplit({ pdf, quote, translate }: QuoteWriter, x: number): void {
  const { total, tax, taxPercent } = quote.totals
  const { bikes, accessories } = splitByKind(quote)
  const delivered = deliveryRow(quote, translate)
  let y = pdf.y
  const row = (
    label: string,
    value: string,
    options: { isBold?: boolean; color?: string } = {},
  ) => {
    const { isBold = false, color = ink } = options
    const size = isBold ? 11 : 9.5
    pdf.write(label, x, y, { isBold, size, color, width: right - x - 90 })
    pdf.write(value, right - 90, y, { isBold, size, color, width: 90, align: 'right' })
    y += size * 1.75
  }
  if (bikes.amount > 0) row(translate('quote.pdf.bikes'), orderMoney(quote, bikes))
  if (accessories.amount > 0)
    row(translate('quote.pdf.accessories'), orderMoney(quote, accessories))
  if (delivered) row(delivered.label, delivered.value)
  pdf.rule(y, ink, x)
  y += 8
  row(translate('quote.pdf.total'), orderMoney(quote, total), { isBold: true })
  const vat = translate('quote.pdf.vat', { percent: taxPercent })
  row(vat, orderMoney(quote, tax), { color: grey })
  row(translate('quote.pdf.net'), orderMoney(quote, subtract(total, tax)), { color: grey })
}
