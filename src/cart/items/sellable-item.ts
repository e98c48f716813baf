import type { FrameMaterial } from '#/drawings/bike/bike-look.ts'
import type { Condition } from '#/catalogue/model/attributes.ts'
import type { PaintChoice } from '#/catalogue/paint/custom-paint.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { LookPatch } from '#/catalogue/look-patch.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Price } from '#/catalogue/model/price.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { limits } from '#/cart/lines/limits.ts'

/** An item that can be in a cart, with everything a cart shows about it. */
export type SellableItem = {
  sku: string
  kind: 'bike' | 'accessory' | 'part'
  productId: number
  /** The SKU of the product that this is a variant of. */
  productSku: string
  name: Localised
  subtitle: Localised | null
  /** The subtitle of a bike's model, which is true whatever its parts. */
  modelSubtitle: Localised | null
  /** Null for an item without a page. */
  slug: string | null
  size: string | null
  /** The size in URLs. */
  sizeCode: string | null
  /** The quantity in its package, if it is sold by volume, weight or length. */
  contents?: string | null
  colour: Localised | null
  colourCode: string | null
  maker: string
  /** From the top-level category down. */
  categories: readonly Localised[]
  categoryIds: readonly number[]
  picture: { picture: Picture; alt: Localised; isSquare: boolean } | null
  prices: readonly Price[]
  leadTimeDays: number | null
  notSoldTo: readonly string[]
  soldOnlyTo: readonly string[] | null
  /** The customs tariff code. */
  hsCode: string | null
  /** The texts that a shopper may enter with it; most items have none. */
  enteredOptions: readonly string[]
  /** The section of the configurator a part belongs to. */
  section: { id: number; key: string; name: Localised; isRequired: boolean } | null
  /** The component that a part is a size of: its SKU and facts, and the size's code. */
  component: { sku: string; facts: Facts; size: string | null } | null
  /** A part's effect on the paint of its bike. */
  paint: PaintChoice | null
  /** A part's changes to the drawing of its bike; null when it is not visible. */
  look: LookPatch | null
  condition: Condition
  /** The state of this very piece, if it is a used bike: grade and distance. */
  conditionNote: Localised | null
  /** Decides the configurator's URL; null for anything but a bike. */
  buildVersion: 1 | 2 | null
  /** Set for bikes only. */
  frameMaterial: FrameMaterial | null
  /** Grams of a part; nobody has weighed those that leave it out. */
  grams?: number | null
  /** The weight and the gears of a bike as shown; null for anything else. */
  built?: BuiltFacts | null
  /** A bike's own parts by section, which chosen parts may replace. */
  parts: Readonly<Record<string, string>>
}

export type BuiltFacts = {
  grams: number | null
  weightSize: string | null
  /** The sizes that weigh more or less than the one that was weighed. */
  sizes: readonly { size: string; extraGrams: number }[]
  rings: readonly number[] | null
  speeds: number | null
}

export type ItemCatalogue = {
  get(sku: string): SellableItem | undefined
  /** A part by the SKU that all its sizes share, in its first size. */
  getPart(sku: string): SellableItem | undefined
  /** A section of the configurator by its id, which a line keeps for a part that is no longer sold. */
  getSection(id: number): Pick<NonNullable<SellableItem['section']>, 'key' | 'name'> | undefined
}

/** The facts that decide how many of an item a cart may have. */
export type ItemLimits = {
  get(sku: string): Pick<SellableItem, 'kind' | 'leadTimeDays'> | undefined
}

/** Whether missing pieces can be ordered from the maker: only then does the catalogue know how long that takes. */
export const isReorderable = (catalogue: ItemLimits, sku: string): boolean =>
  (catalogue.get(sku)?.leadTimeDays ?? null) !== null

/** SKUs of paint contain this; the page shows such an item as part of its bike. */
const colourMark = 'BBCOLOUR'
export const isColourSku = (sku: string) => sku.toUpperCase().includes(colourMark)

/** The maximum quantity of an item in one cart line. */
export const maxQuantityOf = (item: Pick<SellableItem, 'kind'> | null | undefined): number =>
  item?.kind === 'bike' ? limits.bikeLineQuantity : limits.lineQuantity

export const isSoldHere = (item: SellableItem, country: string): boolean => isSoldIn(item, country)

/** The heading of the customs tariff for documents that stand for money, such as gift cards. */
const giftCardHeading = '4907'

/**
 * Whether an item is paid with later. A gift card can be spent on goods of any rate, so VAT is due when it is redeemed
 * and not when it is sold (Article 30b of the EU VAT Directive; paragraph 8 of schedule 10A of the British VAT Act). A
 * coupon never reduces one.
 */
export const isGiftCard = (item: Pick<SellableItem, 'hsCode'> | null): boolean =>
  item?.hsCode?.startsWith(giftCardHeading) ?? false
