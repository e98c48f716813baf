import type { ShownPrice } from '#/product/page/shown-price.ts'

/** A product in a row of small tiles: less than a listing's card, with the same price. */
export type ProductTileData = {
  sku: string
  name: string
  subtitle: string | null
  to: string
  image: { src: string; isWide: boolean }
  price: ShownPrice | null
}
