import { minorDigits } from '#/money/currency.ts'
import type { Money } from '#/money/money.ts'
import { canonicalUrl } from '#/platform/seo/canonical.ts'
import type { JsonLd } from '#/platform/seo/json-ld.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Condition } from '#/catalogue/model/attributes.ts'
import type { Availability } from '#/catalogue/calendar/dispatch-date.ts'

/** One item on sale, with its price in the visitor's country. */
export type StructuredOffer = {
  sku: string
  price: Money
  availability: Availability
  /** Last day of a reduction, if it has one. */
  priceUntil?: string | null
}

export type StructuredProduct = {
  path: string
  name: string
  description: string
  sku: string
  brand: string
  /** URLs on this site, best first. */
  images: readonly string[]
  condition: Condition
  gtin?: string | null
  colours?: readonly string[]
  grams?: number | null
  /** The country's code in which it is sold at these prices. */
  country: string
  offers: readonly StructuredOffer[]
}

const conditions: Record<Condition, string> = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  'ex-demo': 'https://schema.org/UsedCondition',
}

/** An amount in major units, as machines read it: 129900 pence are "1299.00". */
export const plainAmount = ({ amount, currency }: Money): string =>
  (amount / 10 ** minorDigits[currency]).toFixed(minorDigits[currency])

const absoluteUrl = (site: Site, path: string) => canonicalUrl(site, { path }) ?? site.url

/** A product for search engines, with exactly the price the page shows. */
export function productJsonLd(site: Site, product: StructuredProduct): JsonLd {
  const { path, name, description, sku, brand, images, gtin, colours = [], grams } = product
  return {
    '@type': 'Product',
    '@id': `${absoluteUrl(site, path)}#product`,
    url: absoluteUrl(site, path),
    name,
    description,
    sku,
    brand: { '@type': 'Brand', name: brand },
    image: images.map((image) => new URL(image, site.url).href),
    itemCondition: conditions[product.condition],
    ...(gtin && { gtin }),
    ...(colours.length > 0 && { color: colours.join(', ') }),
    ...(grams && { weight: { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM' } }),
    ...(product.offers.length > 0 && { offers: offersJsonLd(site, product) }),
  }
}

/** A single price is an `Offer`; sizes at different prices become an `AggregateOffer`. */
function offersJsonLd(site: Site, product: StructuredProduct): JsonLd {
  const { path, country, condition, offers } = product
  const byPrice = offers.toSorted((a, b) => a.price.amount - b.price.amount)
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)]
  if (!lowest || !highest) throw new Error('A product without offers has no price to tell')
  const common = {
    url: absoluteUrl(site, path),
    priceCurrency: lowest.price.currency,
    availability: bestAvailability(offers),
    itemCondition: conditions[condition],
    areaServed: country.toUpperCase(),
    seller: { '@id': organisationId(site) },
  }
  if (lowest.price.amount !== highest.price.amount)
    return {
      '@type': 'AggregateOffer',
      ...common,
      lowPrice: plainAmount(lowest.price),
      highPrice: plainAmount(highest.price),
      offerCount: offers.length,
    }
  return {
    '@type': 'Offer',
    ...common,
    price: plainAmount(lowest.price),
    ...(lowest.priceUntil && { priceValidUntil: lowest.priceUntil }),
  }
}

/** The product counts as in stock as soon as one size is. */
function bestAvailability(offers: readonly StructuredOffer[]): string {
  if (offers.some(({ availability }) => availability.isInStock)) return 'https://schema.org/InStock'
  return offers.some(({ availability }) => availability.leadTimeDays !== null)
    ? 'https://schema.org/BackOrder'
    : 'https://schema.org/OutOfStock'
}

/** The breadcrumb trail, the page itself last. */
export const breadcrumbJsonLd = (
  site: Site,
  crumbs: readonly { name: string; path: string }[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(site, path),
  })),
})

const organisationId = (site: Site) => `${absoluteUrl(site, '/')}#organisation`

/** The business that runs the shop. */
export const organisationJsonLd = (site: Site): JsonLd => ({
  '@type': 'OnlineStore',
  '@id': organisationId(site),
  name: site.name,
  url: absoluteUrl(site, '/'),
  logo: new URL('/favicon.svg', site.url).href,
  description: site.description[site.defaultLocale],
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: site.contact.email,
    telephone: site.contact.phone,
  },
})
