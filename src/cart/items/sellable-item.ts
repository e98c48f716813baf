import type { FrameMaterial } from '#/drawings/bike/bike-look.ts'
import type { Condition } from '#/catalogue/model/attributes.ts'
import type { PaintChoice } from '#/catalogue/model/custom-paint.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { LookPatch } from '#/catalogue/import/import-model.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Price } from '#/catalogue/model/price.ts'
import { isSoldIn, type WorkPlace } from '#/catalogue/model/product.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { limits } from '#/cart/lines/cart.ts'

/** One thing that can be in a cart, with all a cart says about it. */
export type SellableItem = {
  sku: string
  kind: 'bike' | 'accessory' | 'part'
  productId: number
  name: Localised
  subtitle: Localised | null
  /** What a bike's model is called beside its name: true of it with whichever parts. */
  modelSubtitle: Localised | null
  /** Null for what has no page. */
  slug: string | null
  size: string | null
  colour: Localised | null
  colourCode: string | null
  maker: string
  /** From the top of the tree down. */
  categories: readonly Localised[]
  categoryIds: readonly number[]
  picture: { picture: Picture; alt: Localised; isSquare: boolean } | null
  prices: readonly Price[]
  leadTimeDays: number | null
  notSoldTo: readonly string[]
  soldOnlyTo: readonly string[] | null
  /** Working days on the bench; none for what leaves as it is. */
  queueDays: number
  workPlace: WorkPlace
  /** What customs call it. */
  hsCode: string | null
  /** The section of the configurator a part belongs to. */
  section: { id: number; key: string; name: Localised; isRequired: boolean } | null
  /** What a part is, whatever size of it this is: the component's SKU and facts, and the size's code. */
  component: { sku: string; facts: Facts; size: string | null } | null
  /** What a part says about the paint of its bike. */
  paint: PaintChoice | null
  /** What a part changes in the drawing of its bike; null where nothing of it is seen. */
  look: LookPatch | null
  condition: Condition
  /** A bike's. */
  frameMaterial: FrameMaterial | null
  /** A bike's parts by section, which others may replace. */
  parts: Readonly<Record<string, string>>
}

export type ItemCatalogue = { get(sku: string): SellableItem | undefined }

/** Skus of paint contain this; the page shows such an item with its bike (specification section 3). */
const colourMark = 'BBCOLOUR'
export const isColourSku = (sku: string) => sku.toUpperCase().includes(colourMark)

/** How many of it one line may hold. */
export const limitOf = (good: SellableItem | undefined): number =>
  good?.kind === 'bike' ? limits.bikeQuantity : limits.quantity

export const isSoldHere = (good: SellableItem, country: string): boolean => isSoldIn(good, country)
