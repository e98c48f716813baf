import type { ShownPrice } from '#/product/page/shown-price.ts'

/** A product in a small row beside another: less than a listing's card, and the same price. */
export type ProductTileData = {
  sku: string
  name: string
  subtitle: string | null
  to: string
  image: { src: string; isWide: boolean }
  price: ShownPrice | null
}
