import { orderMoney } from '#/orders/order/order-words.ts'
import { formatAddress } from '#/postal-address/format-address.ts'
import type { EmployerAddress, Quote, QuoteEvent } from './quote.ts'
import { quoteStateAt, quoteStepsFrom } from './quote-state.ts'
import { terminalText, utcMinute } from '#/platform/terminal/terminal-text.ts'

const invoiceTo = ({ street, city, postcode }: EmployerAddress): string =>
  [...street, city, postcode].filter(Boolean).join(', ')

/** A quote as plain text, for shop staff. */
export function describeQuote(quote: Quote, events: readonly QuoteEvent[], now: Date): string {
  const { totals, delivery, limit } = quote
  const state = quoteStateAt(quote, now)
  const next = quoteStepsFrom(state, 'staff')
  return [
    `Quote ${quote.number}, ${state}, ${utcMinute(quote.createdAt)} UTC, prices held until ${utcMinute(quote.expiresAt)} UTC`,
    `${quote.email}${quote.customerId === null ? ' (guest)' : `, customer ${quote.customerId}`}`,
    `employer ${quote.employer || '–'}, provider ${quote.provider}, code ${quote.employerCode ?? '–'}, limit ${limit === null ? '–' : (limit / 100).toFixed(2)}`,
    ...(quote.employerAddress ? [`invoice to ${invoiceTo(quote.employerAddress)}`] : []),
    `certificate ${quote.certificate ?? '–'}, order ${quote.orderNumber ?? '–'}`,
    '',
    ...quote.lines.map(
      ({ quantity, name, sku, total }, index) =>
        `${index + 1}. ${quantity} × ${name.en} (${sku})  ${orderMoney(quote, total)}`,
    ),
    ...(totals.shipping ? [`Delivery ${orderMoney(quote, totals.shipping)}`] : []),
    `Total ${orderMoney(quote, totals.total)}, ${totals.taxPercent} % tax ${orderMoney(quote, totals.tax)}`,
    '',
    `${delivery.kind === 'store' ? `collection in ${delivery.name.en}` : 'delivery'}: ${formatAddress(quote.address, 'en').join(', ')}`,
    '',
    ...events.map(
      ({ at, step, by, note }) => `${utcMinute(at)}  ${step} by ${by}${note ? `: ${note}` : ''}`,
    ),
    next.length > 0 ? `Next: ${next.join(', ')}` : 'Nothing more can be done.',
  ]
    .map(terminalText)
    .join('\n')
}
