import * as v from 'valibot'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { Category } from '#/catalogue/model/category.ts'
import type { Locale } from '#/i18n/locale.ts'
import { pictureSource } from '#/images/ui/picture.ts'
import { formatMoney } from '#/money/format-money.ts'
import { subtract, toWire } from '#/money/money.ts'
import { moneySchema, noError } from '#/platform/api/schema.ts'
import { listerSettings } from '#/platform/config/settings.ts'
import { type Card, cardUrl } from '#/lister/cards/card.ts'
import { cardAlt, cardPicture } from '#/lister/cards/card-picture.ts'
import { type NamedValue, namesOf } from '#/lister/index/attribute-names.ts'
import { facetValues } from '#/lister/index/facet-values.ts'
import { attributeOf } from './facets.ts'
import { filterNames } from './filters.ts'
import {
  type Lister,
  listerFromUrl,
  listerQuery as listerUrlQuery,
  type SortName,
} from './lister.ts'
import { type Listing, sortsOf } from './listing.ts'

/** Wire shapes of `/nuxt/api/catalog/*`: these names are used nowhere else. */

const image = v.object({
  url: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
})

/** Rows of a bike belong to a group, such as its drivetrain; those of an accessory or a card to none. */
export const specificationSchema = v.array(
  v.object({ group: v.nullable(v.string()), label: v.string(), value: v.string() }),
)

export const cardSchema = v.object({
  id: v.number(),
  sku: v.string(),
  name: v.string(),
  subtitle: v.nullable(v.string()),
  url_key: v.string(),
  url: v.string(),
  image: v.nullable(image),
  aggregated_price: moneySchema,
  aggregated_price_special: v.nullable(moneySchema),
  /** Whether another size or colour costs more. */
  is_from_price: v.boolean(),
  /** The price of a litre, kilogram or metre in words; null for what is sold by the piece. */
  unit_price: v.nullable(v.string()),
  save_label: v.nullable(v.string()),
  manufacture: v.nullable(v.string()),
  category_level_1: v.nullable(v.string()),
  category_level_3: v.nullable(v.string()),
  /** In words, as the filters have it; a product's own page has every row. */
  linked_specifications: specificationSchema,
  colours: v.array(v.object({ code: v.string(), label: v.string(), swatch: v.string() })),
  in_stock: v.boolean(),
  dispatch_date: v.nullable(v.string()),
})

const option = v.object({ label: v.string(), value: v.string(), count: v.number() })

export const listingSchema = v.object({
  items: v.array(cardSchema),
  total_count: v.number(),
  aggregations: v.array(
    v.object({
      attribute_code: v.string(),
      label: v.string(),
      count: v.number(),
      position: v.number(),
      options: v.array(option),
    }),
  ),
  sort_fields: v.object({
    default: v.string(),
    options: v.array(v.object({ label: v.string(), value: v.string() })),
  }),
  page_info: v.object({
    page_size: v.number(),
    current_page: v.number(),
    total_pages: v.number(),
  }),
})

export const listerAnswer = v.object({
  category: v.object({
    id: v.number(),
    name: v.string(),
    url_key: v.string(),
    description: v.nullable(v.string()),
    breadcrumbs: v.array(v.object({ name: v.string(), url: v.string() })),
    meta: v.object({ title: v.string(), description: v.nullable(v.string()) }),
  }),
  products: listingSchema,
  error: noError,
})

const text = v.optional(v.pipe(v.string(), v.maxLength(400)))

/** One parameter per filter; unknown values are ignored, since an old link may have them. */
export const listerQuery = v.object({
  urlKey: v.pipe(
    v.string('fieldErrors.required'),
    v.minLength(1, 'fieldErrors.required'),
    v.maxLength(300, 'fieldErrors.tooLong'),
  ),
  sort: text,
  dir: text,
  currentPage: text,
  itemsToShow: text,
  ...v.entriesFromList(filterNames, text),
})

const { initialLimit, maxItems } = listerSettings

/** The wire counts pages of any size; inside, a window is a number of products skipped and shown. */
export type WireWindow = { page: number; size: number }

export function listerFromWire(query: v.InferOutput<typeof listerQuery>): {
  lister: Lister
  window: WireWindow
} {
  const { urlKey: _key, currentPage, itemsToShow, ...rest } = query
  const present = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return {
    lister: listerFromUrl(new URLSearchParams(present)),
    window: {
      page: wholeNumber(currentPage, 1, 100_000),
      size: wholeNumber(itemsToShow, initialLimit, maxItems),
    },
  }
}

/** Every spelling of the same request has one response. */
export function spelledQuery(query: v.InferOutput<typeof listerQuery>): Record<string, string> {
  const { lister, window } = listerFromWire(query)
  return {
    path: categoryPath(query),
    list: listerUrlQuery(lister),
    page: String(window.page),
    size: String(window.size),
  }
}

export const categoryPath = ({ urlKey }: { urlKey: string }) => urlKey.replaceAll(/^\/+|\/+$/g, '')

/** The requested number, limited to `most`, or the default if it is not a positive whole number. */
function wholeNumber(requested: string | undefined, usual: number, most: number): number {
  const number = Number(requested ?? usual)
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, most) : usual
}

type CardFacts = { card: Card; entry: CatalogueEntry }
export type WireWords = {
  locale: Locale
  moneyLocale: string
  t: (key: string) => string
  named: readonly NamedValue[]
}

export function toWireCard(
  { card, entry }: CardFacts,
  words: WireWords,
): v.InferInput<typeof cardSchema> {
  const { locale, moneyLocale } = words
  const picture = card.pictures[card.shown] ?? card.pictures[0]
  const source =
    picture &&
    pictureSource({
      picture: cardPicture(card, picture, '').picture,
      widths: [imageWidth],
      sizes: '100vw',
    })
  const level = (number: number) =>
    entry.breadcrumbs.find((crumb) => crumb.level === number)?.name[locale] ?? null
  const saved = card.was && formatMoney(subtract(card.was, card.price), moneyLocale)
  return {
    id: card.id,
    sku: entry.sku,
    name: card.name,
    subtitle: card.subtitle,
    url_key: card.slug,
    url: cardUrl(card, card.shown),
    image:
      picture && source
        ? { url: source.src, alt: cardAlt(card, picture), ...sidesOf(source) }
        : null,
    aggregated_price: toWire(card.was ?? card.price),
    aggregated_price_special: card.was ? toWire(card.price) : null,
    is_from_price: card.isFrom,
    unit_price: card.unit,
    save_label: saved,
    manufacture: entry.maker.name,
    category_level_1: level(1),
    category_level_3: level(3),
    linked_specifications: specificationOf(entry, words),
    colours: card.pictures.flatMap(({ colour, name, swatch }) =>
      colour === null ? [] : [{ code: colour, label: name, swatch: swatch[0] ?? '' }],
    ),
    in_stock: card.dispatch !== null,
    dispatch_date: card.dispatch,
  }
}

/** Filters that say what a product is, rather than who sells it, what it costs or what is left of it. */
const specified = [
  'filter_category',
  'discipline',
  'material',
  'shifting',
  'bike_collection',
  'product_family',
  'condition',
] as const

function specificationOf(entry: CatalogueEntry, { locale, named, t }: WireWords) {
  const values = facetValues(entry, noOffers)
  return specified.flatMap((filter) =>
    values[filter].flatMap((value) => {
      const name = namesOf(named, attributeOf[filter]).get(value)?.name[locale]
      return name ? [{ group: null, label: t(`lister.filters.${filter}`), value: name }] : []
    }),
  )
}
const noOffers: [] = []

/** The width for callers that cannot choose one. */
const imageWidth = 480
const sidesOf = ({ width, height }: { width: number; height: number }) => ({ width, height })

export function toWireListing(
  listing: Listing,
  items: readonly CardFacts[],
  window: WireWindow,
  words: WireWords,
): v.InferInput<typeof listingSchema> {
  const { total, facets, priceEnds } = listing
  const price = priceEnds && {
    name: 'price' as const,
    values: [
      {
        label: `${priceEnds.least}–${priceEnds.most}`,
        value: `${priceEnds.least}_${priceEnds.most}`,
        count: total,
      },
    ],
  }
  const groups = [...facets, ...(price ? [price] : [])]
  return {
    items: items.map((item) => toWireCard(item, words)),
    total_count: total,
    aggregations: groups.map(({ name, values }) => ({
      attribute_code: name,
      label: words.t(`lister.filters.${name}`),
      count: values.length,
      position: filterNames.indexOf(name),
      options: values.map(({ label, value, count }) => ({ label, value, count })),
    })),
    sort_fields: {
      default: listerSettings.defaultSort satisfies SortName,
      options: sortsOf(listing).map((value) => ({ value, label: words.t(`lister.sort.${value}`) })),
    },
    page_info: {
      page_size: window.size,
      current_page: window.page,
      total_pages: Math.ceil(total / window.size),
    },
  }
}

type Found = { category: Category; trail: readonly Category[] }

export const toWireCategory = ({ category, trail }: Found, locale: Locale) => ({
  id: category.id,
  name: category.name[locale],
  url_key: category.path,
  description: category.intro?.[locale] ?? null,
  breadcrumbs: trail.map(({ name, path }) => ({ name: name[locale], url: `/${path}/` })),
  meta: { title: category.title[locale], description: category.intro?.[locale] ?? null },
})
