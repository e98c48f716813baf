import { otherProvider } from '#/cycle-to-work/certificates/scheme-providers.ts'
import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import { lastDayOf } from '#/cycle-to-work/quotes/quote-expiry.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import { sellerAddress, sellerOf } from '#/platform/config/seller.ts'
import type { Site } from '#/platform/config/sites.ts'
import { formatAddress } from '#/postal-address/format-address.ts'
import {
  columnsOf,
  drawWordmark,
  grey,
  ink,
  left,
  openPdf,
  right,
} from '#/platform/pdf/pdf-page.server.ts'
import { writeLines } from './quote-lines.server.ts'
import type { QuotePicture } from './quote-picture.server.ts'
import { writeSums } from './quote-sums.server.ts'
import { writeTerms } from './quote-terms.server.ts'
import type { QuoteWriter } from './quote-writer.server.ts'

type PdfOptions = { site: Site; picture?: QuotePicture | null }

/** The quote as a document for a payroll department: it names the employee and the employer as they were typed. */
export async function writeQuotePdf(
  quote: Quote,
  { site, picture = null }: PdfOptions,
): Promise<Buffer> {
  const translate = mailTranslator(quote.locale)
  const title = translate('quote.pdf.title')
  const seller = sellerOf(quote.site)
  const pdf = await openPdf({
    Title: `${title} ${quote.number}`,
    Author: seller.company,
    CreationDate: quote.createdAt,
  })
  const writer = { pdf, quote, site, translate }
  writeHead(writer, title)
  writePeople(writer)
  writeLines(writer, picture)
  writeSums(writer)
  writeTerms(writer)
  return pdf.finish((page, pages) => [
    [seller.company, ...sellerAddress(seller, quote.locale)].join(', '),
    [
      seller.registration[quote.locale],
      `${translate('quote.pdf.vatNumber')} ${seller.vatNumber}`,
      quote.number,
      translate('quote.pdf.page', { page, pages }),
    ].join(' · '),
  ])
}

function writeHead({ pdf, quote, site, translate }: QuoteWriter, title: string): void {
  const seller = sellerOf(quote.site)
  drawWordmark(pdf, left, pdf.y + 2, 150)
  const [street = '', ...town] = sellerAddress(seller, quote.locale)
  const lines = [
    seller.company,
    street,
    town.join(', '),
    `${site.contact.phone} · ${site.contact.email}`,
  ]
  const column = { width: 260, align: 'right', size: 8.5, color: grey } as const
  pdf.y += pdf.write(lines.join('\n'), right - 260, pdf.y, column) + 8
  pdf.y += pdf.write(title, left, pdf.y, { size: 26, isBold: true }) + 8
  const facts = [
    [translate('quote.pdf.number'), quote.number],
    [translate('quote.pdf.date'), orderDay(quote, quote.createdAt)],
    [translate('quote.pdf.validUntil'), lastDay(quote, site)],
  ] as const
  pdf.rule(pdf.y, ink)
  pdf.y += 10
  const { width, at } = columnsOf(facts.length)
  for (const [index, [label, value]] of facts.entries()) {
    pdf.write(label, at(index), pdf.y, { size: 8, color: grey, width })
    pdf.write(value, at(index), pdf.y + 13, { size: 11, isBold: true, width })
  }
  pdf.y += 36
  pdf.rule(pdf.y)
  pdf.y += 12
}

const lastDay = (quote: Quote, site: Site): string =>
  orderDay(quote, lastDayOf(quote.expiresAt, site.timeZone))

/** Names the employee, the employer who pays, and the address that the bike is sent to. */
function writePeople(writer: QuoteWriter): void {
  const { pdf, quote, translate } = writer
  const { address } = quote
  const name = `${address.firstName} ${address.lastName}`.trim()
  const columns = [
    [translate('quote.pdf.employee'), name, [quote.email]],
    [translate('quote.pdf.employer'), quote.employer, employerLines(writer)],
    [translate('quote.pdf.delivery'), ...deliveryLines(writer)],
  ] as const
  const { width, at } = columnsOf(columns.length)
  const heights = columns.map(([heading, first, others], index) => {
    const [x, top] = [at(index), pdf.y + 13]
    pdf.write(heading, x, pdf.y, { size: 8, color: grey, width })
    const bold = first === '' ? 0 : pdf.write(first, x, top, { width, isBold: true })
    return 13 + bold + pdf.write(others.join('\n'), x, top + bold, { width })
  })
  pdf.y += Math.max(...heights) + 10
}

/** The invoice is made out to the employer's address if it was given. */
function employerLines({ quote, translate }: QuoteWriter): string[] {
  const { employerAddress: at, provider, employerCode } = quote
  return [
    ...(at ? [...at.street, [at.city, at.postcode].filter(Boolean).join(' ')] : []),
    ...(provider === otherProvider ? [] : [`${translate('quote.pdf.provider')}: ${provider}`]),
    ...(employerCode ? [`${translate('quote.pdf.code')}: ${employerCode}`] : []),
  ]
}

function deliveryLines({
  quote: { address, delivery, locale },
  translate,
}: QuoteWriter): [string, string[]] {
  if (delivery.kind === 'store')
    return [translate('quote.pdf.collected', { store: delivery.name[locale] }), []]
  return [translate('quote.pdf.deliveredHome'), formatAddress(address, locale).slice(1)]
}
