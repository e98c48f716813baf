import type { Accessory } from './accessory.ts'
import { type Bike, type Build, bikeOf, type Model } from './bike.ts'
import type { Crumb } from '#/catalogue/crumb.ts'
import type { Component } from './component.ts'
import type { MakerRecord } from '#/catalogue/import/import-shop.ts'
import type { Offer } from './offer.ts'
import type { Warehouse } from '#/catalogue/stock/warehouse.ts'

type Common = {
  id: number
  sku: string
  position: number
  isActive: boolean
  maker: MakerRecord
  /** From the top of the tree down to its main category. */
  breadcrumbs: Crumb[]
  /** Every category it is in, including their ancestors. */
  categoryIds: number[]
  /** All of the shop's, in no country's order. */
  warehouses: readonly Warehouse[]
}

export type ParentBike = Common & { kind: 'parent-bike'; slug: string; model: Model }
export type ChildBike = Common & {
  kind: 'child-bike'
  slug: string
  parentId: number
  build: Build
  offers: Offer[]
}
export type AccessoryProduct = Common & {
  kind: 'accessory'
  slug: string
  accessory: Accessory
  offers: Offer[]
}
export type ComponentProduct = Common & {
  kind: 'component'
  section: string
  component: Component
  offers: Offer[]
}
export type Product = ParentBike | ChildBike | AccessoryProduct | ComponentProduct

/** A model with its builds. */
export type BikeFamily = { parent: ParentBike; bikes: FamilyBike[] }
export type FamilyBike = ChildBike & { bike: Bike }

export const familyOf = (parent: ParentBike, children: readonly ChildBike[]): BikeFamily => ({
  parent,
  bikes: children
    .map((child) => ({ ...child, bike: bikeOf(parent.model, child.build) }))
    .toSorted((a, b) => a.position - b.position || a.id - b.id),
})

/** The first build that comes in a colour. */
export const findBuildIn = (bikes: readonly FamilyBike[], colour: string): FamilyBike | undefined =>
  bikes.find(({ bike }) => bike.colourways.some(({ code }) => code === colour))

/** Only bikes pass through a workshop; everything else is sent as it is. */
export const isBuilt = ({ kind }: Pick<Product, 'kind'>): boolean =>
  kind === 'child-bike' || kind === 'parent-bike'

/** Whether it may be sold to a country; the law, the carrier or the maker may forbid it. */
export const isSoldIn = (
  {
    notSoldTo = [],
    soldOnlyTo = null,
  }: { notSoldTo?: readonly string[]; soldOnlyTo?: readonly string[] | null },
  country: string,
): boolean => !notSoldTo.includes(country) && (soldOnlyTo?.includes(country) ?? true)
