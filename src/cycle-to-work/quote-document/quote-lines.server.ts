import type { OrderLine } from '#/orders/order/order.ts'
import { lineDetails, orderMoney } from '#/orders/order/order-words.ts'
import { grey, ink, left, right } from './pdf-page.server.ts'
import type { QuoteWriter } from './quote-writer.server.ts'

const columnsAt = { quantity: right - 230, unit: right - 170, amount: right - 80 }

/** The table of what is quoted, each item with its SKU and its choices. */
export function writeLines({ pdf, quote, translate }: QuoteWriter): void {
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
    const width = columnsAt.quantity - left - 12
    pdf.room(28 + details.length * 11)
    pdf.rule(pdf.y)
    pdf.y += 8
    number(String(line.quantity), columnsAt.quantity, 50, {})
    number(orderMoney(quote, line.unitPrice), columnsAt.unit, 80, {})
    number(orderMoney(quote, line.total), columnsAt.amount, 80, {})
    pdf.y += pdf.write(line.name[quote.locale], left, pdf.y, { isBold: true, width })
    pdf.y += pdf.write(details.join('\n'), left, pdf.y, { size: 8, color: grey, width }) + 8
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
