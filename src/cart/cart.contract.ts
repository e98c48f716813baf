import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import { pictureAddress } from '#/images/picture-address.ts'
import { type Money, money, multiply, toWire } from '#/money/money.ts'
import { errorSchema, line, moneySchema, requiredLine } from '#/platform/schema.ts'
import type { AskedItem, ItemProblem } from './asked-lines.ts'
import { limits, totalQuantity } from './cart.ts'
import { codeOf } from './check-line.ts'
import type { Good } from './good.ts'
import { optionUid } from './option-uid.ts'
import { type PricedCart, type PricedLine, withoutTax } from './price-cart.ts'

const itemInput = v.object({
  sku: requiredLine(64),
  quantity: v.pipe(v.number(), v.finite()),
  parent_sku: v.optional(v.nullable(line(64))),
  selected_options: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(160))), v.maxLength(60)),
    [],
  ),
  entered_options: v.optional(
    v.pipe(v.array(v.object({ uid: requiredLine(160), value: line(100) })), v.maxLength(20)),
    [],
  ),
  ref: v.optional(v.nullable(line(64))),
  associated_ref: v.optional(v.nullable(line(64))),
})
const someItems = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item, 'fieldErrors.required'),
    v.minLength(1, 'fieldErrors.required'),
    v.maxLength(limits.itemsPerCall, 'fieldErrors.tooLong'),
  )

export const addItemsBody = v.object({ cartItems: someItems(itemInput) })
export const updateItemsBody = v.object({
  cartItems: someItems(
    v.object({ cart_item_uid: requiredLine(64), quantity: v.pipe(v.number(), v.finite()) }),
  ),
})
export const removeItemBody = v.object({ cartItemId: requiredLine(64) })
export const couponBody = v.object({ couponCode: requiredLine(64) })
const cartId = v.optional(v.nullable(line(64)))
export const mergeBody = v.object({ guestCartId: cartId, authCartId: cartId })

export const toAskedItem = (item: v.InferOutput<typeof itemInput>): AskedItem => ({
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
          }),
        ),
      }),
    ),
  ),
  configurable_options: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
  errors: v.nullable(v.array(errorItem)),
  dispatch_date: text,
})

export const cartSchema = v.object({
  id: v.string(),
  version: v.number(),
  items: v.array(cartItemSchema),
  total_quantity: v.number(),
  applied_coupons: v.nullable(v.array(v.object({ code: v.string() }))),
  dispatch_date: text,
  prices: v.object({
    subtotal_including_tax: moneySchema,
    subtotal_excluding_tax: moneySchema,
    grand_total: moneySchema,
    default_shipping_rate: amount,
    discounts: v.nullable(v.array(discount)),
    applied_taxes: v.array(v.object({ label: v.string(), amount: moneySchema })),
    /** Of our own: what customs take for a small consignment, and what is missing to free shipping. */
    import_duty: amount,
    until_free_shipping: amount,
  }),
  notices: v.array(
    v.object({ code: v.string(), message: v.string(), uid: v.optional(v.string()) }),
  ),
})
export type WireCart = v.InferOutput<typeof cartSchema>
export type WireItem = v.InferOutput<typeof cartItemSchema>
export type UserError = v.InferOutput<typeof userError>
export type ErrorItem = v.InferOutput<typeof errorItem>

/** Every answer of the cart: its own fields, beside what went wrong. */
export const answering = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({
    ...entries,
    errors: v.optional(v.array(errorItem)),
    error: v.nullable(errorSchema),
  })
export const wholeCart = v.nullable(v.object({ cart: v.nullable(cartSchema) }))

/** How texts are had in the visitor's language. */
export type Speaker = {
  locale: Locale
  say: (key: string, values?: Record<string, string | number>) => string
}

/** The four that the specification keys on stay English to the letter (sections 1.2 and 8). */
const guards: Record<string, { code: string; message: (id: string) => string }> = {
  'cart-not-found': {
    code: 'CART_NOT_FOUND',
    message: (id) => `Could not find a cart with ID "${id}"`,
  },
  'cart-not-active': { code: 'CART_NOT_ACTIVE', message: () => "The cart isn't active." },
  'cart-other-site': {
    code: 'CART_OTHER_SITE',
    message: () => "Can't assign cart to store in different website.",
  },
  'cart-forbidden': {
    code: 'CART_FORBIDDEN',
    message: (id) => `The current user cannot perform operations on cart "${id}"`,
  },
}

/** What a guard says; null when the refusal is no guard's. */
export function guardError(code: string, id: string): ErrorItem | null {
  const guard = guards[code]
  return guard ? { message: guard.message(id), code: guard.code } : null
}

/** Outcomes a shopper can do something about: told beside the cart, with status 200. */
const recoverable: Record<string, string> = {
  'cart-no-items': 'CART_NO_ITEMS',
  'coupon-invalid': 'COUPON_INVALID',
  'coupon-already-applied': 'COUPON_ALREADY_APPLIED',
}
export const recoverableCode = (code: string): string | null => recoverable[code] ?? null

export const toUserError = (
  { problem, index, name }: ItemProblem,
  { say }: Speaker,
): UserError => ({
  code: codeOf[problem],
  message: say(`cartErrors.${problem}`, { name }),
  path: [index],
})

/** The cart as the specification's answers have it. */
export function toWireCart(priced: PricedCart, speaker: Speaker): WireCart {
  const { cart, discounts, coupon, taxPercent, tax } = priced
  const { locale, say } = speaker
  return {
    id: cart.id,
    version: cart.version,
    items: priced.lines
      .flatMap((each) => toWireItems(each, priced, speaker))
      .map((item, index) => ({ ...item, position: index + 1 })),
    total_quantity: totalQuantity(cart.lines),
    applied_coupons: coupon ? [{ code: coupon.code }] : null,
    dispatch_date: priced.dispatchDate,
    prices: {
      subtotal_including_tax: toWire(priced.subtotal),
      subtotal_excluding_tax: toWire(priced.subtotalWithoutTax),
      grand_total: toWire(priced.total),
      default_shipping_rate: wireOrNull(priced.shipping),
      discounts:
        discounts.length === 0
          ? null
          : discounts.map(({ label, amount: off, appliedTo }) => ({
              label: label[locale],
              amount: toWire(off),
              applied_to: appliedTo,
            })),
      applied_taxes:
        tax.amount === 0
          ? []
          : [{ label: say('cart.tax', { percent: taxPercent }), amount: toWire(tax) }],
      import_duty: wireOrNull(priced.duty),
      until_free_shipping: wireOrNull(priced.untilFreeShipping),
    },
    notices: priced.notices.map((notice) => ({
      ...notice,
      message: say(`cartNotices.${notice.code}`),
    })),
  }
}

const wireOrNull = (value: Money | null) => (value ? toWire(value) : null)

type Unplaced = Omit<WireItem, 'position'>

/** A bike's paint follows it as an item of its own; the page shows the two as one. */
function toWireItems(priced: PricedLine, cart: PricedCart, speaker: Speaker): Unplaced[] {
  const { line: held, good, unit, problem } = priced
  const { say, locale } = speaker
  const nothing = money(0, cart.currency)
  const discounts = priced.discount.amount > 0 ? [wireDiscount(priced, cart, locale)] : null
  const own = {
    quantity: held.quantity,
    max_quantity: good?.kind === 'bike' ? limits.bikeQuantity : limits.quantity,
    is_available: problem === null,
    errors: problem
      ? [{ code: codeOf[problem], message: say(`cartErrors.${problem}`, { name: held.sku }) }]
      : null,
    dispatch_date: priced.dispatchDate,
  }
  const amounts = { quantity: held.quantity, taxPercent: cart.taxPercent }
  const item: Unplaced = {
    ...own,
    uid: held.uid,
    associated_uid: held.colour?.uid ?? null,
    prices: {
      ...wirePrices(unit?.price ?? nothing, unit?.before ?? nothing, amounts),
      discounts,
    },
    product: wireProduct(good, held.sku, speaker),
    ...(good?.kind === 'bike' && { bundle_options: bundleOptions(priced, cart, locale) }),
    ...(good && { configurable_options: variantOptions(good, speaker) }),
  }
  if (!held.colour) return [item]
  const paint = cart.goods.get(held.colour.sku) ?? null
  const price = unit?.colour ?? nothing
  return [
    item,
    {
      ...own,
      uid: held.colour.uid,
      associated_uid: held.uid,
      prices: { ...wirePrices(price, price, amounts), discounts: null },
      product: wireProduct(paint, held.colour.sku, speaker),
    },
  ]
}

const wireDiscount = ({ discount: off }: PricedLine, { coupon }: PricedCart, locale: Locale) => ({
  label: coupon?.label[locale] ?? '',
  amount: toWire(off),
  applied_to: 'ITEM' as const,
})

function wirePrices(
  price: Money,
  before: Money,
  { quantity, taxPercent }: { quantity: number; taxPercent: number },
) {
  const row = multiply(price, quantity)
  return {
    price: toWire(withoutTax(price, taxPercent)),
    price_including_tax: toWire(price),
    row_total: toWire(withoutTax(row, taxPercent)),
    row_total_including_tax: toWire(row),
    original_row_total: toWire(multiply(before, quantity)),
  }
}

function wireProduct(good: Good | null, sku: string, { locale }: Speaker): WireItem['product'] {
  if (!good)
    return {
      __typename: 'SimpleProduct',
      id: 0,
      sku,
      name: sku,
      subtitle: null,
      url_key: '',
      image: null,
      category_level_1: null,
      category_level_3: null,
      manufacture: null,
    }
  return {
    __typename: typeName(good),
    id: good.productId,
    sku: good.sku,
    name: good.name[locale],
    subtitle: good.subtitle?.[locale] ?? null,
    url_key: good.slug ?? '',
    image: wireImage(good, locale),
    category_level_1: good.categories[0]?.[locale] ?? null,
    category_level_3: good.categories[2]?.[locale] ?? null,
    manufacture: good.maker,
  }
}

const typeName = ({ kind, size, colour }: Good) => {
  if (kind === 'bike') return 'BundleProduct'
  return size === null && colour === null ? 'SimpleProduct' : 'ConfigurableProduct'
}

const imageWidth = 320

function wireImage({ picture }: Good, locale: Locale): WireItem['product']['image'] {
  if (!picture) return null
  return {
    url: pictureAddress(picture.picture, { width: imageWidth, ground: 'stone100' }),
    alt: picture.alt[locale],
    width: imageWidth,
    height: picture.isSquare ? imageWidth : Math.round((imageWidth * 2) / 3),
  }
}

const bundleOptions = (
  { line: held }: PricedLine,
  { goods }: PricedCart,
  locale: Locale,
): WireItem['bundle_options'] =>
  held.options.map((option) => {
    const part = goods.get(option.sku)
    return {
      uid: btoa(`bundle/${option.sectionId}`),
      section_id: option.sectionId,
      label: part?.section?.name[locale] ?? '',
      values: [
        {
          uid: optionUid(option),
          sku: option.sku,
          label: [part?.name[locale] ?? option.sku, part?.size].filter(Boolean).join(', '),
          quantity: option.quantity,
        },
      ],
    }
  })

const variantOptions = ({ size, colour }: Good, { say, locale }: Speaker) => [
  ...(size === null ? [] : [{ label: say('cart.size'), value: size }]),
  ...(colour === null ? [] : [{ label: say('cart.colour'), value: colour[locale] }]),
]
