import * as v from 'valibot'
import { errorSchema, line, moneySchema, requiredLine } from '#/platform/api/schema.ts'
import type { RequestedItem } from './to-cart-lines.ts'
import { limits } from './limits.ts'

/** The options chosen for a bike. */
export const chosenInput = {
  selected_options: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(160))), v.maxLength(60)),
    [],
  ),
  entered_options: v.optional(
    v.pipe(v.array(v.object({ uid: requiredLine(160), value: line(100) })), v.maxLength(20)),
    [],
  ),
}
const itemInput = v.object({
  sku: requiredLine(64),
  quantity: v.pipe(v.number(), v.finite()),
  parent_sku: v.optional(v.nullable(line(64))),
  ...chosenInput,
  ref: v.optional(v.nullable(line(64))),
  associated_ref: v.optional(v.nullable(line(64))),
})
const someItems = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item, 'fieldErrors.required'),
    v.minLength(1, 'fieldErrors.required'),
    v.maxLength(limits.itemsPerCall, 'fieldErrors.tooMany'),
  )

export const addItemsBody = v.object({ cartItems: someItems(itemInput) })
export const updateItemsBody = v.object({
  cartItems: someItems(
    v.object({ cart_item_uid: requiredLine(64), quantity: v.pipe(v.number(), v.finite()) }),
  ),
})
export const replaceBikeBody = v.object({
  cart_item_uid: requiredLine(64),
  cartItems: someItems(itemInput),
})
export const removeItemBody = v.object({ cartItemId: requiredLine(64) })
export const couponBody = v.object({ couponCode: requiredLine(64) })
const cartId = v.optional(v.nullable(line(64)))
export const mergeBody = v.object({ guestCartId: cartId, authCartId: cartId })

export const toRequestedItem = (item: v.InferOutput<typeof itemInput>): RequestedItem => ({
  sku: item.sku,
  quantity: item.quantity,
  selectedOptions: item.selected_options,
  entered: item.entered_options,
  ref: item.ref ?? null,
  associatedRef: item.associated_ref ?? null,
})

const text = v.nullable(v.string())
const amount = v.nullable(moneySchema)
const discount = v.object({
  label: v.string(),
  amount: moneySchema,
  applied_to: v.picklist(['ITEM', 'SHIPPING']),
})
const errorItem = v.object({ message: v.string(), code: v.string() })
export const userError = v.object({ ...errorItem.entries, path: v.array(v.number()) })

export const cartItemSchema = v.object({
  uid: v.string(),
  associated_uid: text,
  position: v.number(),
  quantity: v.number(),
  max_quantity: v.number(),
  is_available: v.boolean(),
  prices: v.object({
    price: moneySchema,
    price_including_tax: moneySchema,
    row_total: moneySchema,
    row_total_including_tax: moneySchema,
    original_row_total: moneySchema,
    discounts: v.nullable(v.array(discount)),
  }),
  product: v.object({
    __typename: v.picklist(['SimpleProduct', 'BundleProduct', 'ConfigurableProduct']),
    id: v.number(),
    sku: v.string(),
    /** The SKU of the product that it is a variant of. */
    parent_sku: v.string(),
    name: v.string(),
    subtitle: text,
    url_key: v.string(),
    image: v.nullable(
      v.object({ url: v.string(), alt: v.string(), width: v.number(), height: v.number() }),
    ),
    category_level_1: text,
    category_level_3: text,
    manufacture: text,
  }),
  bundle_options: v.optional(
    v.array(
      v.object({
        uid: v.string(),
        section_id: v.nullable(v.number()),
        label: v.string(),
        values: v.array(
          v.object({
            uid: v.string(),
            sku: v.string(),
            label: v.string(),
            quantity: v.number(),
            /** The amount the part adds to the bike's price; negative for a cheaper part. */
            priceV2: moneySchema,
          }),
        ),
      }),
    ),
  ),
  configurable_options: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
  errors: v.nullable(v.array(errorItem)),
  dispatch_date: text,
  /** Its essential characteristics: of a bike material, gears and weight. */
  essentials: v.optional(text),
  /** The configurator with this very build, which changes this line; null for what cannot be customised. */
  edit_url: text,
  /** The price of a litre, kilogram or metre, for what is sold by such. */
  unit_price: v.optional(v.object({ price: moneySchema, per: v.picklist(['l', 'kg', 'm']) })),
  /** False for what is made for the buyer: a custom paint, a text of their own. A release before does not send it. */
  is_returnable: v.optional(v.boolean()),
})

export const cartSchema = v.object({
  id: v.string(),
  version: v.number(),
  items: v.array(cartItemSchema),
  total_quantity: v.number(),
  applied_coupons: v.nullable(v.array(v.object({ code: v.string() }))),
  dispatch_date: text,
  /** Working days from dispatch to delivery, minimum and maximum. */
  delivery_days: v.optional(v.object({ from: v.number(), to: v.number() })),
  /** The days between which it is delivered. */
  delivery_dates: v.optional(v.object({ from: v.string(), to: v.string() })),
  prices: v.object({
    subtotal_including_tax: moneySchema,
    subtotal_excluding_tax: moneySchema,
    grand_total: moneySchema,
    default_shipping_rate: amount,
    discounts: v.nullable(v.array(discount)),
    applied_taxes: v.array(v.object({ label: v.string(), amount: moneySchema })),
    /** The amount missing for free shipping. */
    until_free_shipping: amount,
    /** The share of the amount for free shipping that is reached, from 0 to 1. */
    free_shipping_progress: v.nullable(v.number()),
  }),
  notices: v.array(
    v.object({ code: v.string(), message: v.string(), uid: v.optional(v.string()) }),
  ),
})
export type WireCart = v.InferOutput<typeof cartSchema>
export type WireItem = v.InferOutput<typeof cartItemSchema>
export type UserError = v.InferOutput<typeof userError>
export type ErrorItem = v.InferOutput<typeof errorItem>

/** The schema of a cart response: its own fields, and its errors. */
export const answering = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({
    ...entries,
    errors: v.optional(v.array(errorItem)),
    error: v.nullable(errorSchema),
  })
export const wholeCart = v.nullable(v.object({ cart: v.nullable(cartSchema) }))
/** A cart after a change of several items, and the problems of those that could not be changed. */
export const changedCart = v.nullable(
  v.object({ cart: v.nullable(cartSchema), user_errors: v.array(userError) }),
)
