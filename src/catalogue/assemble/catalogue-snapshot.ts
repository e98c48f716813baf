import type { Accessory } from '#/catalogue/model/accessory.ts'
import type { Build, Model } from '#/catalogue/model/bike.ts'
import type { CatalogueRows, PriceRowOut } from './catalogue-rows.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { SectionRecord } from '#/catalogue/import/import-component.ts'
import type { CategoryRecord, MakerRecord } from '#/catalogue/import/import-shop.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

type ExportedRecord<Kind, Value> = {
  kind: Kind
  sku: string
  parentSku: string | null
  section: string | null
  position: number
  record: Value
}
export type ExportedProduct =
  | ExportedRecord<'parent-bike', Model>
  | ExportedRecord<'child-bike', Build>
  | ExportedRecord<'accessory', Accessory>
  | ExportedRecord<'component', Component>

export type ExportedVariant = {
  sku: string
  productSku: string
  size: string | null
  colour: string | null
  gtin: string | null
  grams: number | null
}

/** The stored catalogue, without what imports have retired. */
export type CatalogueSnapshot = {
  makers: MakerRecord[]
  places: CatalogueRows['places']
  attributeValues: CatalogueRows['attributeValues']
  categories: {
    path: string
    level: number
    position: number
    name: Localised
    record: Partial<CategoryRecord>
  }[]
  sections: SectionRecord[]
  products: ExportedProduct[]
  variants: ExportedVariant[]
  prices: PriceRowOut[]
  history: { sku: string; from: string; price: number }[]
  stock: { sku: string; place: string; onHand: number }[]
  redirects: { path: string; target: string; status: 301 | 302 }[]
}
