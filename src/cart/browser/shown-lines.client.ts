import { isCurrency, minorDigits } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import type { WireCart, WireItem } from '#/cart/lines/cart.contract.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import { bikesFirst } from '#/cart/items/bikes-first.ts'
import { type Foldable, foldColours } from '#/cart/lines/fold-colours.ts'

/** A line as the drawer shows it. */
export type ShownLine = Foldable & {
  isBike: boolean
  subtitle: string | null
  /** Its essential characteristics, which the law wants above the order button. */
  essentials: string | null
  /** Null for an item without a page. */
  to: string | null
  image: WireItem['product']['image']
  /** Size and colour. */
  choices: readonly string[]
  /** Chosen parts, each with its section. */
  parts: readonly string[]
  quantity: number
  maxQuantity: number
  dispatchDate: string | null
  problem: string | null
  /** The configurator with this build; null for what cannot be customised. */
  editUrl: string | null
  /** The price of a litre, kilogram or metre. */
  unit: { price: Money; per: string } | null
  isReturnable: boolean
}

export const shownLines = (cart: WireCart): ShownLine[] => foldColours(cart.items.map(toShown))

/** The lines as they are listed above an order button. */
export const summaryLines = (cart: WireCart): readonly ShownLine[] =>
  bikesFirst(shownLines(cart), ({ isBike }) => isBike)

const toShown = (item: WireItem): ShownLine => ({
  uid: item.uid,
  associatedUid: item.associated_uid,
  isBike: item.product.__typename === 'BundleProduct',
  sku: item.product.sku,
  name: item.product.name,
  subtitle: item.product.subtitle,
  essentials: item.essentials ?? null,
  to: item.product.url_key ? `/${item.product.url_key}/` : null,
  image: item.product.image,
  choices: (item.configurable_options ?? []).map(({ value }) => value),
  parts: (item.bundle_options ?? [])
    .filter((option) => !isNamedByPaint(option, item))
    .flatMap(({ label, values }) => values.map((value) => `${label}: ${value.label}`)),
  quantity: item.quantity,
  maxQuantity: item.max_quantity,
  total: toMoney(item.prices.row_total_including_tax),
  before: toMoney(item.prices.original_row_total),
  paint: null,
  dispatchDate: item.dispatch_date,
  problem: item.errors?.[0]?.message ?? null,
  editUrl: item.edit_url,
  unit: item.unit_price
    ? { price: toMoney(item.unit_price.price), per: item.unit_price.per }
    : null,
  isReturnable: item.is_returnable ?? true,
})

/** The name of a paint says what it fades to. */
const isNamedByPaint = (
  { section_id: section }: NonNullable<WireItem['bundle_options']>[number],
  { associated_uid: paint }: WireItem,
): boolean => paint !== null && section === sectionIds.gradientColour

/** Converts an amount of a response to whole minor units. */
export function toMoney({ value, currency }: { value: number; currency: string }): Money {
  if (!isCurrency(currency)) throw new Error(`Not a currency of this shop: ${currency}`)
  return money(Math.round(value * 10 ** minorDigits[currency]), currency)
}
