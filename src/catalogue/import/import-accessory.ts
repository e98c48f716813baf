import * as v from 'valibot'
import { colourFamilies } from '#/catalogue/model/attributes.ts'
import { type Facts, facts } from './import-facts.ts'
import { battery, categoryPaths, declared, kind, optional, shared } from './import-product.ts'
import {
  anyOf,
  contents,
  hex,
  kilograms,
  pounds,
  sku,
  slug,
  special,
  text,
} from './import-values.ts'

/** Details of the drawing beyond kind, colour and size, which the product and its options set. */
const look = v.strictObject(
  anyOf({
    colour: hex,
    accent: hex,
    variant: v.number(),
    /** The name of its design, such as `race` for a jersey. */
    shape: slug,
    /** The line printed beside the maker's name. */
    label: v.pipe(v.string(), v.maxLength(16)),
    lens: hex,
    size: v.number(),
  }),
)

const wearSize = v.picklist(['XS', 'S', 'M', 'L', 'XL', 'XXL'])

/** A colour has two tones where its accent is another colour; shoppers are told the names of both. */
const colourOption = v.pipe(
  v.strictObject({
    code: slug,
    name: text,
    family: v.picklist(colourFamilies),
    colour: hex,
    accent: v.exactOptional(hex),
    /** The name of the second tone. */
    accentName: v.exactOptional(text),
    lens: v.exactOptional(hex),
  }),
  v.check(
    ({ colour, accent = colour, accentName }) => accent === colour || accentName !== undefined,
    'must name its second tone in "accentName", such as { "en": "Ochre", "de": "Ocker" }, because shoppers see both',
  ),
  v.check(
    ({ colour, accent = colour, accentName }) => accent !== colour || accentName === undefined,
    'must have an "accent" other than its "colour" for the "accentName" to name',
  ),
)

type SizeOption = {
  code: string
  name: string
  draw?: v.InferOutput<typeof wearSize> | number
  facts?: Facts
  contents?: string
}

const sizeOption = v.union([
  v.pipe(
    v.string(),
    v.transform((size): SizeOption => ({ code: size, name: size })),
  ),
  v.strictObject({
    code: v.string(),
    /** "700 × 28", "S (51–55 cm)". */
    name: v.string(),
    /** The size as the drawing needs it: a letter, or millimetres, millilitres or litres. */
    draw: v.exactOptional(v.union([wearSize, v.number()])),
    /** Facts of this size alone, such as the widest tyre under a mudguard. */
    facts: v.exactOptional(facts),
    contents: v.exactOptional(contents),
  }),
])

const gtin = v.exactOptional(v.pipe(v.string(), v.regex(/^\d{8,14}$/, 'must be 8 to 14 digits')))

/** Differences of one combination; with `isOffered: false` it does not exist. */
const variant = v.strictObject({
  size: v.exactOptional(v.string()),
  colour: v.exactOptional(slug),
  sku: v.exactOptional(sku),
  gtin,
  price: v.exactOptional(pounds),
  special: v.exactOptional(special),
  weight: v.exactOptional(kilograms),
  isOffered: v.exactOptional(v.boolean()),
})

const listing = {
  /** The filter value it is listed under, from `attributes.json`. */
  filterCategory: slug,
  categories: categoryPaths,
}

const centimetres = v.pipe(
  v.number('must be centimetres such as 54, a range such as [54, 58], or text such as "UK 6"'),
  v.gtValue(0, 'must be above 0'),
  v.maxValue(250, 'must be centimetres, at most 250'),
)

const measure = v.union(
  [
    centimetres,
    v.pipe(
      v.tuple([centimetres, centimetres]),
      v.check(([least, most]) => least < most, 'must be a range with the smaller number first'),
    ),
    v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(12)),
  ],
  'must be centimetres such as 54, a range such as [54, 58], or text such as "UK 6"',
)

const chartRow = v.strictObject({
  /** The code of a size; one that a product does not come in is left out on its page. */
  size: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  /** One for each column. */
  values: v.array(measure),
})

/** The body measurements that the sizes of clothing are made for. */
const sizeChart = v.pipe(
  v.strictObject({
    /** The measurements, such as chest and waist. */
    columns: v.pipe(
      v.array(text),
      v.nonEmpty('must name at least one measurement'),
      v.maxLength(4, 'must have at most four measurements, for which a phone has room'),
    ),
    rows: v.pipe(v.array(chartRow), v.nonEmpty('must have at least one size')),
    /** A sentence that tells readers how to take the measurements. */
    note: v.exactOptional(text),
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
    'must have one value for each column in every row',
  ),
  v.check(
    ({ rows }) => new Set(rows.map(({ size }) => size)).size === rows.length,
    'must have one row for each size',
  ),
)

/** The word for the sizes of a product, and the chart that explains them. */
const sizing = {
  /** The word for its sizes, where "size" does not say it: a value, a volume, a width. */
  sizeName: v.exactOptional(text),
  sizeChart: v.exactOptional(sizeChart),
}

const product = v.strictObject({
  slug,
  sku,
  name: text,
  subtitle: v.exactOptional(text),
  ...anyOf(declared),
  ...anyOf(listing),
  kind: v.exactOptional(kind),
  ...optional,
  ...sizing,
  /** Values from `attributes.json`; most accessories have none. */
  collection: v.exactOptional(slug),
  family: v.exactOptional(slug),
  material: v.exactOptional(slug),
  texts: v.strictObject({
    summary: text,
    /** Markdown. */
    description: text,
  }),
  /** Rows of the small specification table: `{ "label": …, "value": … }`. */
  specification: v.optional(v.array(v.strictObject({ label: text, value: text })), []),
  /** The texts that a shopper may enter with it, by the `uid` of the API: `["name"]` for an engraving. */
  enteredOptions: v.exactOptional(
    v.pipe(v.array(slug), v.nonEmpty('must name at least one text, or be left out')),
  ),
  price: pounds,
  special: v.exactOptional(special),
  weight: kilograms,
  battery: v.exactOptional(battery),
  /** For what is sold by volume, weight or length; where it depends on the size, the size states it. */
  contents: v.exactOptional(contents),
  /** The bikes that it fits; left out, it fits any, or none where it must fit. */
  facts: v.exactOptional(facts),
  look: v.optional(look, {}),
  /** Every size is offered in every colour (`HLM-CREST-M-MOSS`); the first ones are the default. */
  sizes: v.optional(v.array(sizeOption), []),
  colours: v.optional(v.array(colourOption), []),
  variants: v.optional(v.array(variant), []),
})

/** `accessories/*.json`: one kind and its products; fields at the top are defaults for each product. */
export const accessoryFile = v.strictObject({
  kind,
  ...declared,
  ...shared,
  ...sizing,
  ...listing,
  products: v.pipe(v.array(product), v.nonEmpty('must have at least one product')),
})

/** `variants.csv`: the same as `variants` above, for retailers who use a spreadsheet. */
export const variantRow = v.strictObject({
  product: sku,
  size: v.exactOptional(v.string()),
  colour: v.exactOptional(slug),
  sku: v.exactOptional(sku),
  gtin,
  price: v.exactOptional(pounds),
})

export type AccessoryFile = v.InferOutput<typeof accessoryFile>
export type AccessoryRecord = v.InferOutput<typeof product>
export type AccessoryVariant = v.InferOutput<typeof variant>
export type VariantRow = v.InferOutput<typeof variantRow>
export type SizeChart = v.InferOutput<typeof sizeChart>
export type Measure = v.InferOutput<typeof measure>
