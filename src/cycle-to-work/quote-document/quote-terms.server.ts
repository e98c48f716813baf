import { lastDayOf } from '#/cycle-to-work/quotes/quote-expiry.ts'
import { orderDay, orderMoney } from '#/orders/order/order-words.ts'
import { columnsOf, grey, left, right } from '#/platform/pdf/pdf-page.server.ts'
import type { QuoteWriter } from './quote-writer.server.ts'

const steps = ['apply', 'certificate', 'redeem'] as const
const conditions = ['held', 'stock', 'value', 'refund'] as const

/** Writes the next steps with the quote, three of them, and its conditions. */
export function writeTerms({ pdf, quote, site, translate }: QuoteWriter): void {
  const values = {
    number: quote.number,
    total: orderMoney(quote, quote.totals.total),
    day: orderDay(quote, lastDayOf(quote.expiresAt, site.timeZone)),
    email: site.contact.email,
  }
  pdf.room(170)
  pdf.y += pdf.write(translate('quote.pdf.howTo'), left, pdf.y, { size: 12, isBold: true }) + 4
  const { width, at } = columnsOf(steps.length)
  const heights = steps.map((step, index) => {
    const text = translate(`quote.pdf.steps.${step}`, values)
    pdf.write(String(index + 1), at(index), pdf.y, { size: 13, isBold: true, width })
    return 18 + pdf.write(text, at(index), pdf.y + 18, { size: 9, width })
  })
  pdf.y += Math.max(...heights) + 12
  pdf.y += pdf.write(translate('quote.pdf.conditions'), left, pdf.y, { size: 9, isBold: true }) + 2
  for (const condition of conditions) {
    const text = translate(`quote.pdf.terms.${condition}`, values)
    pdf.write('–', left, pdf.y, { size: 8, color: grey, width: 10 })
    pdf.y += pdf.write(text, left + 10, pdf.y, { size: 8, color: grey, width: right - left - 10 })
  }
}
