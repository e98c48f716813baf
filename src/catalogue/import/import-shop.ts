import * as v from 'valibot'
import { isDayOfCalendar } from '#/catalogue/calendar/day.ts'
import { landscapes, roads, times, weathers } from '#/drawings/scenery/scene-look.ts'
import { conditions, type NamedAttribute } from '#/catalogue/model/attributes.ts'
import {
  amount,
  anyOf,
  count,
  counted,
  country,
  day,
  pounds,
  sku,
  slug,
  text,
} from './import-values.ts'

const postal = v.strictObject({
  name: v.string(),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  country,
  /** The law also requires an email or web address (Regulation (EU) 2023/988, Article 19). */
  email: v.pipe(v.string(), v.email('must be an email address')),
  url: v.exactOptional(v.pipe(v.string(), v.url('must be a URL'))),
})

/** Defaults to the order of the file. */
const position = v.exactOptional(v.pipe(v.number(), v.integer()))

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((typed) => isDayOfCalendar(typed.slice(0, 10))),
)

/** `makers.json` */
export const makerRecord = v.strictObject({
  code: slug,
  /** The brand as shoppers know it. */
  name: v.string(),
  manufacturer: postal,
  /** Required in the EU when the manufacturer is outside it. */
  responsiblePerson: v.exactOptional(postal),
})

/** Which choice a warehouse is: 1 is the first. */
const choice = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1: the first choice'),
)

/** `places.json`: where stock is held. Warehouses send orders, and stores are for collection. */
export const placeRecord = v.strictObject({
  code: slug,
  kind: v.picklist(['warehouse', 'store']),
  name: text,
  country,
  /** Working days from the order to dispatch that the workshop needs for a bike; in a store, to collection. */
  workshopQueueDays: v.optional(count, 0),
  /**
   * The countries of which a warehouse is the first choice, the second …, `*` for all that are not named
   * (docs/behaviour.md#warehouses). Without it, it is the first choice of its own country.
   */
  serves: v.exactOptional(v.record(v.union([v.literal('*'), country]), choice)),
  position,
})

/** `attributes.json`: values and their names, in the order filters show them. */
const attributeValues = v.array(v.strictObject({ value: slug, name: text, position }))
export const attributesFile = v.strictObject(
  anyOf({
    colour: attributeValues,
    shifting: attributeValues,
    material: attributeValues,
    condition: attributeValues,
    discipline: attributeValues,
    filterCategory: attributeValues,
    collection: attributeValues,
    family: attributeValues,
  } satisfies Record<NamedAttribute, unknown>),
)

/** A category with a rule also lists every product that matches it. */
const rule = v.strictObject(
  anyOf({
    isReduced: v.literal(true),
    isElectric: v.literal(true),
    condition: v.array(v.picklist(conditions)),
    discipline: v.array(slug),
    material: v.array(slug),
    collection: v.array(slug),
    filterCategory: v.array(slug),
  }),
)
export type CategoryRule = v.InferOutput<typeof rule>

const scene = v.strictObject({
  seed: v.union([v.string(), v.number()]),
  place: v.picklist(landscapes),
  time: v.picklist(times),
  weather: v.picklist(weathers),
  road: v.exactOptional(v.picklist(roads)),
  rider: v.exactOptional(v.boolean()),
})
export type CategoryScene = v.InferOutput<typeof scene>

export type CategoryRecord = {
  slug: string
  name: v.InferOutput<typeof text>
  title?: v.InferOutput<typeof text>
  intro?: v.InferOutput<typeof text>
  text?: v.InferOutput<typeof text>
  scene?: CategoryScene
  rule?: CategoryRule
  position?: number
  children: CategoryRecord[]
}

/** `categories.json`: the tree; a category's path is its parent's followed by its own slug. */
export const categoryRecord: v.GenericSchema<unknown, CategoryRecord> = v.strictObject({
  slug,
  name: text,
  /** Heading and page title where the name alone is too short. */
  title: v.exactOptional(text),
  /** One sentence above the products. */
  intro: v.exactOptional(text),
  /** Markdown below them. */
  text: v.exactOptional(text),
  scene: v.exactOptional(scene),
  rule: v.exactOptional(rule),
  /** Among its siblings. */
  position,
  children: v.optional(v.array(v.lazy(() => categoryRecord)), []),
})

/** `redirects.json` or `.csv` */
export const redirectRecord = v.strictObject({
  from: v.pipe(v.string(), v.regex(/^\/[^/]/, 'must be a path such as /old-bike/')),
  /** A path of this shop, or a full URL on a host that the shop allows. */
  to: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path or an https address')),
  status: v.optional(v.pipe(counted, v.picklist([301, 302])), 301),
})

/**
 * `stock.csv` or `.json`: pieces by SKU and place. An SKU that is not listed keeps what it has. A row states one of two
 * figures (docs/behaviour.md#stock), so that no one has to guess which is meant.
 */
export const stockRow = v.pipe(
  v.strictObject({
    sku,
    place: slug,
    /** Pieces on the shelf, those included that orders have reserved and that have not left. */
    onHand: v.exactOptional(counted),
    /** Pieces that can be sold: the reserved ones are taken off. */
    available: v.exactOptional(counted),
  }),
  v.check(
    ({ onHand, available }) => (onHand === undefined) !== (available === undefined),
    'must state either onHand (pieces on the shelf) or available (pieces that can be sold)',
  ),
)

/**
 * `prices.csv` or `.json`: the price of one SKU where it differs from its product's, or in one country. A row says what it
 * changes: a file without the column `special` leaves reductions as they are, and an empty cell in that column (null in
 * JSON) ends one (docs/operating.md, "Prices").
 */
export const priceRow = v.strictObject({
  sku,
  /** Without it, the row is the base price in pounds; with it, a fixed price in the country's currency. */
  country: v.exactOptional(country),
  price: amount,
  special: v.exactOptional(v.nullable(amount)),
  from: v.exactOptional(day),
  to: v.exactOptional(day),
})

/** `history.csv`: base prices from before this shop ran, so that a reduction can name its prior price. */
export const historyRow = v.strictObject({
  sku,
  price: pounds,
  from: v.union([day, instant], 'must be a date such as 2026-10-01'),
})

export type MakerRecord = v.InferOutput<typeof makerRecord>
export type RedirectRecord = v.InferOutput<typeof redirectRecord>
export type PriceRow = v.InferOutput<typeof priceRow>
export type StockRow = v.InferOutput<typeof stockRow>
