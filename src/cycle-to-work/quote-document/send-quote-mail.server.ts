import type { Db } from '#/db/client.server.ts'
import type { MailBlock } from '#/mail/mail-block.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { renderMail, type RenderedMail } from '#/mail/render-mail.server.tsx'
import { pictureOf } from '#/orders/mail/order-mail-document.server.ts'
import { lineDetails, orderDay, orderMoney } from '#/orders/order/order-words.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Payload } from '#/platform/jobs/job.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import { lastDayOf } from '#/cycle-to-work/quotes/quote-expiry.ts'
import { findQuote, makeQuoteLink } from '#/cycle-to-work/quotes/quote-links.server.ts'
import type { QuoteMailKind, quoteMailJob } from '#/cycle-to-work/quotes/quote-mail.ts'
import { deliveryRow } from './quote-sums.server.ts'

type MailContext = { config: Config; db: Db; mailer: Mailer; now: Date }

/** Writes and sends the mail about one change of a quote. */
export async function sendQuoteMail(
  { config, db, mailer, now }: MailContext,
  { quoteId, kind }: Payload<typeof quoteMailJob>,
): Promise<void> {
  const quote = await findQuote(db, quoteId)
  // An erased person has no email address.
  if (!quote || quote.email === '') return
  const site = mailSite(config, quote.site)
  const token = await makeQuoteLink(db, quote, now)
  await mailer.send({ to: quote.email, ...writeQuoteMail(quote, kind, { site, token }) })
}

/**
 * The mail may go to somebody who never asked for a quote, so it repeats nothing that was typed, not even the name.
 * The document names employee and employer, so it is behind the link of the mail and not attached.
 */
export function writeQuoteMail(
  quote: Quote,
  kind: QuoteMailKind,
  { site, token }: { site: Site; token: string },
): RenderedMail {
  const { locale, number } = quote
  const translate = mailTranslator(locale)
  const values = {
    number,
    day: orderDay(quote, lastDayOf(quote.expiresAt, site.timeZone)),
    total: orderMoney(quote, quote.totals.total),
  }
  const isOpen = kind === 'issued' || kind === 'reject'
  return renderMail({
    locale,
    site,
    subject: translate(`quote.${kind}.subject`, values),
    preview: translate(`quote.${kind}.preview`, values),
    title: translate(`quote.${kind}.title`, values),
    blocks: [
      { kind: 'text', text: translate(`quote.${kind}.text`, values) },
      {
        kind: 'facts',
        rows: [
          { label: translate('quote.number'), value: number },
          { label: translate('quote.total'), value: values.total },
          ...(isOpen ? [{ label: translate('quote.validUntil'), value: values.day }] : []),
        ],
      },
      {
        kind: 'button',
        label: translate('quote.view'),
        href: `${site.url}/cycletowork/quote/status/#${token}`,
      },
      ...(kind === 'issued' ? contentOf(quote, site) : []),
    ],
  })
}

function contentOf(quote: Quote, site: Site): MailBlock[] {
  const { locale } = quote
  const translate = mailTranslator(locale)
  const { total } = quote.totals
  const delivered = deliveryRow(quote, translate)
  return [
    { kind: 'note', text: translate('quote.document') },
    { kind: 'heading', text: translate('quote.lines') },
    {
      kind: 'items',
      items: quote.lines.map((line) => ({
        name: line.name[locale],
        // An engraving is typed, too.
        details: lineDetails({ ...line, entered: [] }, locale, translate),
        price: orderMoney(quote, line.total),
        picture: pictureOf(line, { site, width: 96, locale }),
      })),
    },
    {
      kind: 'sums',
      rows: [
        ...(delivered ? [delivered] : []),
        { label: translate('quote.total'), value: orderMoney(quote, total), isTotal: true },
      ],
    },
  ]
}
