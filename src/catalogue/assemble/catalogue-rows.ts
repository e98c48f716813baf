import type { Currency } from '#/money/currency.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

export type ProductKind = 'parent-bike' | 'child-bike' | 'accessory' | 'component'

export type ProductRow = {
  kind: ProductKind
  sku: string
  slug: string | null
  parentSku: string | null
  section: string | null
  maker: string
  position: number
  isActive: boolean
  record: object
  /** Category paths, the one for breadcrumbs first. */
  categories: readonly string[]
}

type VariantRowOut = {
  sku: string
  productSku: string
  size: string | null
  colour: string | null
  position: number
  gtin: string | null
  grams: number | null
  leadTimeDays: number | null
}

export type PriceRowOut = {
  sku: string
  /** Empty for the base price. */
  country: string
  currency: Currency
  price: number
  special: number | null
  specialFrom: string | null
  specialTo: string | null
  /** True where the source says nothing of a reduction, so that one that runs goes on. */
  keepsReduction?: boolean
}

export type CategoryRow = {
  path: string
  parentPath: string | null
  level: number
  position: number
  name: Localised
  record: object
}

/**
 * A figure about one place: the pieces on its shelf, those of unshipped orders included, or those that can be sold. It
 * is the first unless it says otherwise: to take the one for the other sells too little, the other way round too much.
 */
export type StockCount = {
  sku: string
  place: string
  quantity: number
  figure?: 'onHand' | 'available'
}

/** A whole catalogue, or part of one, as table rows. */
export type CatalogueRows = {
  makers: { code: string; name: string; record: object }[]
  places: {
    code: string
    kind: 'warehouse' | 'store'
    name: Localised
    country: string
    workshopQueueDays: number
    serves: Readonly<Record<string, number>>
    position: number
  }[]
  attributeValues: { attribute: string; value: string; name: Localised; position: number }[]
  categories: CategoryRow[]
  sections: { key: string; id: number; position: number; record: object }[]
  products: ProductRow[]
  variants: VariantRowOut[]
  prices: PriceRowOut[]
  history: { sku: string; price: number; from: string }[]
  stock: StockCount[]
  redirects: { path: string; target: string; status: 301 | 302 }[]
}

export const noRows = (): CatalogueRows => ({
  makers: [],
  places: [],
  attributeValues: [],
  categories: [],
  sections: [],
  products: [],
  variants: [],
  prices: [],
  history: [],
  stock: [],
  redirects: [],
})
