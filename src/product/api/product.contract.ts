import * as v from 'valibot'
import { cardSchema } from '#/lister/listing/lister.contract.ts'
import { moneySchema, noError, requiredLine } from '#/platform/api/schema.ts'

/** Wire shapes of the product routes under `/nuxt/api/catalog`. */

const picture = v.object({ url: v.string(), alt: v.string() })
/** A card whose price is null where the product is not sold to the visitor's country. */
const product = v.object({
  ...cardSchema.entries,
  aggregated_price: v.nullable(moneySchema),
  is_sold: v.boolean(),
  description: v.string(),
  gallery: v.array(picture),
  breadcrumbs: v.array(v.object({ name: v.string(), url: v.string() })),
  meta: v.object({ title: v.string(), description: v.string() }),
})

const stocked = {
  sku: v.string(),
  in_stock: v.boolean(),
  dispatch_date: v.nullable(v.string()),
}

const option = v.object({
  ...stocked,
  colour: v.nullable(v.string()),
  size: v.nullable(v.string()),
  price: v.nullable(moneySchema),
  special_price: v.nullable(moneySchema),
  is_default: v.boolean(),
})

export const productQuery = v.object({ urlKey: requiredLine(300) })
export const bikeQuery = v.object({
  urlKey: requiredLine(300),
  colour: v.optional(v.pipe(v.string(), v.maxLength(80))),
})

/** Every spelling of the same request has one response. */
export const spelledQuery = ({ urlKey, colour = '' }: v.InferOutput<typeof bikeQuery>) => ({
  slug: slugOf(urlKey),
  colour,
})

export const slugOf = (urlKey: string) => urlKey.replaceAll(/^\/+|\/+$/g, '')

export const upsellQuery = v.object({
  slug: requiredLine(300),
  /** The cart line of the bike; defaults to the last line of this bike in the cart. */
  bikeUid: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

export const upsellAnswer = v.object({
  groups: v.array(
    v.object({
      title: v.string(),
      /** The id of the configurator section for the same kind of item, if there is one. */
      section_id: v.nullable(v.number()),
      items: v.array(cardSchema),
    }),
  ),
  skip_url: v.string(),
  error: noError,
})

export const suggestionsAnswer = v.object({
  items: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      /** The colour and size of the variant that one press adds. */
      variant: v.string(),
      /** The reason that it fits, in a sentence; null where the retailer has only paired the two. */
      reason: v.nullable(v.string()),
      url: v.string(),
      image: v.string(),
      price: v.nullable(moneySchema),
      /** The price of a litre, kilogram or metre in words, for what is sold by such. */
      unit_price: v.nullable(v.string()),
    }),
  ),
  error: noError,
})

export const productAnswer = v.object({
  product: v.object({
    ...product.entries,
    options: v.array(option),
    related: v.array(cardSchema),
    /** Left out where no credit is offered. */
    finance_eligible: v.optional(v.boolean()),
  }),
  error: noError,
})

export const parentBikeAnswer = v.object({
  bike: v.object({
    ...product.entries,
    children: v.array(cardSchema),
    content_blocks: v.array(v.object({ title: v.string(), text: v.string() })),
  }),
  error: noError,
})

export const childBikeAnswer = v.object({
  bike: v.object({
    ...product.entries,
    parent_url_key: v.string(),
    colour: v.string(),
    sizes: v.array(
      v.object({
        ...stocked,
        size: v.string(),
        rider_height: v.tuple([v.number(), v.number()]),
        standover: v.number(),
      }),
    ),
    geometry: v.array(
      v.object({
        code: v.string(),
        label: v.string(),
        unit: v.string(),
        values: v.record(v.string(), v.string()),
      }),
    ),
    weight_grams: v.nullable(v.number()),
    build_url: v.string(),
    build_version: v.picklist(['v1', 'v2']),
    /** Left out where no credit is offered. */
    finance_eligible: v.optional(v.boolean()),
  }),
  error: noError,
})
