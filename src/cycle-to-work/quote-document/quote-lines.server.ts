import type { OrderLine } from '#/orders/order/order.ts'
import { lineDetails, orderMoney } from '#/orders/order/order-words.ts'
import { drawPicture, grey, ink, left, right } from '#/platform/pdf/pdf-page.server.ts'
import type { QuotePicture } from './quote-picture.server.ts'
import type { QuoteWriter } from './quote-writer.server.ts'

/** The drawing of the bike stands between its words and the numbers. */
const thumbnail = { width: 90, height: 60 }
const gap = 12
const columnsAt = { quantity: right - 230, unit: right - 170, amount: right - 80 }

/** The table of what is quoted, each item with its SKU and its choices. */
export function writeLines(
  { pdf, quote, translate }: QuoteWriter,
  picture: QuotePicture | null,
): void {
  const head = { size: 8, color: grey }
  const number = (
    text: string,
    x: number,
    width: number,
    options: { size?: number; color?: string },
  ) => pdf.write(text, x, pdf.y, { ...options, width, align: 'right' })
  pdf.rule(pdf.y, ink)
  pdf.y += 6
  pdf.write(translate('quote.pdf.item'), left, pdf.y, head)
  number(translate('quote.pdf.quantity'), columnsAt.quantity, 50, head)
  number(translate('quote.pdf.unitPrice'), columnsAt.unit, 80, head)
  number(translate('quote.pdf.amount'), columnsAt.amount, 80, head)
  pdf.y += 16
  for (const line of quote.lines) {
    const details = [
      ...lineDetails({ ...line, quantity: 1 }, quote.locale, translate),
      `${translate('quote.pdf.sku')} ${skusOf(line).join(', ')}`,
    ]
    const image = line.uid === picture?.uid ? picture.image : null
    const width = columnsAt.quantity - left - 12 - (image ? thumbnail.width + gap : 0)
    pdf.room(Math.max(28 + details.length * 11, image ? thumbnail.height + 16 : 0))
    pdf.rule(pdf.y)
    pdf.y += 8
    number(String(line.quantity), columnsAt.quantity, 50, {})
    number(orderMoney(quote, line.unitPrice), columnsAt.unit, 80, {})
    number(orderMoney(quote, line.total), columnsAt.amount, 80, {})
    const lineTop = pdf.y
    if (image) drawPicture(pdf, image, { ...thumbnail, x: left + width + gap, y: lineTop })
    pdf.y += pdf.write(line.name[quote.locale], left, pdf.y, { isBold: true, width })
    pdf.y += pdf.write(details.join('\n'), left, pdf.y, { size: 8, color: grey, width }) + 8
    if (image) pdf.y = Math.max(pdf.y, lineTop + thumbnail.height + 8)
  }
  pdf.rule(pdf.y, ink)
  pdf.y += 14
}

/** The item and what is fitted to it. */
const skusOf = ({ sku, options, paint }: OrderLine): string[] => [
  sku,
  ...options.map((option) => option.sku),
  ...(paint ? [paint.sku] : []),
]
