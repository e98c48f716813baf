import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { contentsOf } from '#/catalogue/model/contents.ts'
import type { Offer } from '#/catalogue/model/offer.ts'
import { plainAmount } from '#/catalogue/read/structured-data.ts'
import type { Condition } from '#/catalogue/model/attributes.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Money } from '#/money/money.ts'
import { canonicalUrl } from '#/platform/seo/canonical.ts'
import { escapeXml } from '#/platform/seo/escape-xml.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Quote } from './quote.ts'
import { unitPrice } from './unit-price.ts'

export type FeedItem = {
  entry: CatalogueEntry
  offer: Offer
  quote: Quote
  /** The picture's URL on this site. */
  image: string
  isInStock: boolean
  /** The dispatch date; null when the item is not available. */
  dispatchDay: string | null
}

export const feedHead = (site: Site): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
  `<title>${escapeXml(site.name)}</title><link>${escapeXml(site.url)}</link>` +
  `<description>${escapeXml(site.description[site.defaultLocale])}</description>\n`

export const feedFoot = '</channel></rss>\n'

/** One SKU in the fields of Google's product data specification. */
export function feedItemXml(site: Site, { entry, offer, quote, ...item }: FeedItem): string {
  const locale = site.defaultLocale
  const fields = {
    'g:id': offer.sku,
    'g:item_group_id': entry.sku,
    title: titleOf(entry, offer, locale),
    description: entry.summary[locale],
    link: linkOf(site, entry, offer),
    'g:image_link': new URL(item.image, site.url).href,
    'g:brand': entry.maker.name,
    'g:gtin': offer.gtin,
    'g:mpn': offer.sku,
    'g:condition': conditions[entry.condition],
    'g:availability': availabilityOf(item),
    'g:availability_date': item.isInStock ? null : item.dispatchDay,
    ...priceFields(quote),
    ...unitFields(quote, contentsOf(entry, offer.size)),
    'g:google_product_category': categoryOf(entry),
    'g:product_type': entry.breadcrumbs.map(({ name }) => name[locale]).join(' > '),
    'g:color': colourOf(entry, offer, locale),
    'g:size': sizeOf(entry, offer),
    'g:shipping_weight': weightOf(entry, offer),
    ...(isClothing(entry) && { 'g:age_group': 'adult', 'g:gender': 'unisex' }),
  }
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`<${name}>${escapeXml(value)}</${name}>`] : [],
  )
  return `<item>${lines.join('')}</item>\n`
}

const conditions: Record<Condition, string> = {
  new: 'new',
  refurbished: 'refurbished',
  'ex-demo': 'used',
}

const availabilityOf = ({ isInStock, dispatchDay }: Pick<FeedItem, 'isInStock' | 'dispatchDay'>) =>
  isInStock ? 'in_stock' : dispatchDay === null ? 'out_of_stock' : 'backorder'

/** A sale price is only given where the page shows a saving. */
const priceFields = ({ price, was }: Quote) => ({
  'g:price': feedPrice(was ?? price),
  'g:sale_price': was ? feedPrice(price) : null,
})

/** Adverts work out the price of a litre, kilogram or metre from the contents. */
function unitFields({ price }: Quote, contents: string | null) {
  const unit = unitPrice(price, contents)
  return (
    unit && { 'g:unit_pricing_measure': contents, 'g:unit_pricing_base_measure': `1 ${unit.per}` }
  )
}

export const feedPrice = (price: Money): string => `${plainAmount(price)} ${price.currency}`

/** Google cuts titles at 150 characters. */
const titleOf = (entry: CatalogueEntry, offer: Offer, locale: Locale): string =>
  [entry.name[locale], colourOf(entry, offer, locale), sizeOf(entry, offer)]
    .filter((part) => part)
    .join(', ')
    .slice(0, 150)

function linkOf(site: Site, entry: CatalogueEntry, { colour }: Offer): string {
  const page = canonicalUrl(site, { path: `/${entry.slug}` }) ?? site.url
  return colour === null ? page : `${page}?${new URLSearchParams({ colour })}`
}

const colourOf = ({ colours }: CatalogueEntry, { colour }: Offer, locale: Locale) =>
  colours.find(({ code }) => code === colour)?.name[locale] ?? null

const sizeOf = ({ sizes }: CatalogueEntry, { size }: Offer) =>
  sizes.find(({ code }) => code === size)?.name ?? null

function weightOf(entry: CatalogueEntry, offer: Offer): string | null {
  const grams = offer.grams ?? entry.grams
  return grams ? `${(grams / 1000).toFixed(2)} kg` : null
}

const clothes = [
  'jerseys',
  'bib-shorts',
  'jackets',
  'base-layers',
  'gloves',
  'socks',
  'caps',
  'shoes',
]
const parts = ['tyres', 'tubes', 'pedals', 'saddles', 'bar-tape']

const isClothing = ({ filterCategory }: CatalogueEntry) => clothes.includes(filterCategory ?? '')

/** Paths of Google's taxonomy, which it accepts in English whatever the language of the feed. */
function categoryOf(entry: CatalogueEntry): string {
  const cycling = 'Sporting Goods > Outdoor Recreation > Cycling'
  if (entry.kind !== 'accessory') return `${cycling} > Bicycles`
  if (entry.filterCategory === 'gift-cards')
    return 'Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates'
  if (isClothing(entry)) return `${cycling} > Cycling Apparel & Accessories`
  if (parts.includes(entry.filterCategory ?? '')) return `${cycling} > Bicycle Parts`
  return `${cycling} > Bicycle Accessories`
}
