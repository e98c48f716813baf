import { deliveryPlaceholders } from '#/cart/pricing/delivery-words.server.ts'
import { readShippingBook } from '#/cart/pricing/shipping.server.ts'
import type { LocalOffer } from '#/content/block.ts'
import { findPlainPage } from '#/content/plain-text/plain-page.server.ts'
import { retailerFacts } from '#/content/retailer-facts.ts'
import { findCountry } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import { isFinanceCountry } from '#/finance/finance-country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { MailFile } from '#/platform/jobs/mail.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { OrderLine, WholeOrder } from '#/orders/order/order.ts'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'

/** The pages that a confirmation brings along, and the names of their files. */
const pages: readonly { path: string; file: Record<Locale, string>; isForBikes?: true }[] = [
  { path: 'cancellation', file: { en: 'right-to-cancel.txt', de: 'widerrufsbelehrung.txt' } },
  { path: 'terms', file: { en: 'terms.txt', de: 'agb.txt' } },
  { path: 'guarantee', file: { en: 'guarantee.txt', de: 'garantie.txt' }, isForBikes: true },
]

type ConfirmedOrder = Pick<WholeOrder, 'locale' | 'placedAt' | 'country'> & {
  lines: readonly Pick<OrderLine, 'kind'>[]
}

/**
 * The terms, the instructions on the right to cancel with the model form and, with a bike, the guarantee, as they were
 * when the order was placed. The buyer must have them on a durable medium, which a link to a page is not (Directive
 * 2011/83/EU, Article 8 (7); Consumer Contracts Regulations 2013, regulation 16; § 479 (2) BGB).
 */
export async function legalFiles(
  db: Db,
  { locale, placedAt, country: code, lines }: ConfirmedOrder,
  site: Site,
): Promise<MailFile[]> {
  const book = await readShippingBook(db)
  const values = { ...retailerFacts(site, locale), ...deliveryPlaceholders(book, locale) }
  const country = findCountry(code)
  const isOffered = (offer: LocalOffer) =>
    offer === 'credit'
      ? isFinanceCountry(code)
      : country !== null && offersCycleToWork({ country, site })
  const hasBike = lines.some(({ kind }) => kind === 'bike')
  const files = await Promise.all(
    pages
      .filter(({ isForBikes }) => hasBike || !isForBikes)
      .map(async ({ path, file }): Promise<MailFile[]> => {
        const page = await findPlainPage(db, {
          path,
          site,
          locale,
          values,
          isOffered,
          now: placedAt,
        })
        if (!page) return []
        // The mark at the beginning tells older editors that the file is UTF-8.
        const content = Buffer.from(`\uFEFF${page.text}`, 'utf8')
        return [{ filename: file[locale], content, contentType: 'text/plain; charset=utf-8' }]
      }),
  )
  return files.flat()
}
