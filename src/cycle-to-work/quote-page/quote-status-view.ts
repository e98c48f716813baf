import type { Day } from '#/catalogue/calendar/day.ts'
import { type OrderedLine, toOrderedLine } from '#/checkout/order/order-view.ts'
import type { Quote, QuoteEvent } from '#/cycle-to-work/quotes/quote.ts'
import { dayIn, lastDayOf } from '#/cycle-to-work/quotes/quote-expiry.ts'
import {
  type QuoteEventName,
  type QuoteState,
  quoteStateAt,
} from '#/cycle-to-work/quotes/quote-state.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Money } from '#/money/money.ts'
import type { Site } from '#/platform/config/sites.ts'

/** A quote as its page shows it. */
export type QuoteView = {
  number: string
  state: QuoteState
  lastDay: Day
  email: string
  /** False if the first mail was held back, since the mailbox had had too many. */
  isMailed: boolean
  employer: string
  provider: string
  certificate: string | null
  orderNumber: string | null
  store: string | null
  /** The day on which an order of today would be dispatched or ready to collect; null for a quote that has ended. */
  readyDay: Day | null
  lines: OrderedLine[]
  subtotal: Money
  shipping: Money | null
  total: Money
  taxPercent: number
  tax: Money
  events: { step: QuoteEventName; day: Day }[]
}

export type QuoteStatusView = { kind: 'quote'; quote: QuoteView } | { kind: 'none' }

type Shown = {
  events: readonly QuoteEvent[]
  readyDay: Day | null
  locale: Locale
  site: Site
  now: Date
}

export function toQuoteView(
  quote: Quote,
  { events, readyDay, locale, site, now }: Shown,
): QuoteView {
  const { totals, delivery } = quote
  return {
    number: quote.number,
    state: quoteStateAt(quote, now),
    lastDay: lastDayOf(quote.expiresAt, site.timeZone),
    email: quote.email,
    isMailed: quote.isMailed,
    employer: quote.employer,
    provider: quote.provider,
    certificate: quote.certificate,
    orderNumber: quote.orderNumber,
    store: delivery.kind === 'store' ? delivery.name[locale] : null,
    readyDay,
    // The day of the quote is out of date; `readyDay` is of now.
    lines: quote.lines.map((line) => ({ ...toOrderedLine(line, locale), dispatchDate: null })),
    subtotal: totals.subtotal,
    shipping: totals.shipping,
    total: totals.total,
    taxPercent: totals.taxPercent,
    tax: totals.tax,
    events: events.map(({ step, at }) => ({ step, day: dayIn(site.timeZone, at) })),
  }
}
