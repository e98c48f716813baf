import { accessoryColourName } from './accessory.ts'
import type { ColourFamily, Condition } from './attributes.ts'
import type { Bike, Model } from './bike.ts'
import { tyreClearance } from '#/catalogue/geometry/tyre-clearance.ts'
import type { Crumb } from '#/catalogue/crumb.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { UsedRecord } from '#/catalogue/import/import-model.ts'
import type { Localised } from './localised.ts'
import type { Offer } from './offer.ts'
import type { AccessoryProduct, BikeFamily, FamilyBike, Product } from './product.ts'
import type { Warehouse } from '#/catalogue/stock/warehouse.ts'
import {
  accessoryImageVersion,
  bikeImageVersion,
  modelImageVersion,
} from '#/catalogue/pictures/product-image-version.ts'
import { findBuildIn, isBuilt } from './product.ts'
import { swatchOf } from './swatch.ts'

export type EntryColour = {
  code: string
  name: Localised
  families: readonly ColourFamily[]
  swatch: string[]
}
/** A product with the fields that listings, search and cards need. */
export type CatalogueEntry = {
  id: number
  kind: 'parent-bike' | 'child-bike' | 'accessory'
  sku: string
  slug: string
  parentId: number | null
  name: Localised
  subtitle: Localised | null
  summary: Localised
  keywords: { en: string[]; de: string[] }
  maker: { code: string; name: string }
  breadcrumbs: Crumb[]
  categoryIds: number[]
  /** Sorts models by their own position, and builds right after their model. */
  position: number
  released: string | null
  condition: Condition
  /** The state of a used bike. */
  used?: UsedRecord
  discipline: string | null
  material: string | null
  collection: string | null
  family: string | null
  shifting: 'mechanical' | 'electronic' | 'wireless' | null
  filterCategory: string | null
  isElectric: boolean
  buildVersion: 1 | 2 | null
  grams: number | null
  /** The widest tyre in millimetres; null where it is unknown. */
  tyreClearance: number | null
  colours: EntryColour[]
  /** Part of its picture URLs, so that a changed picture has a new URL. */
  imageVersion: string
  sizes: { code: string; name: string; facts?: Facts; contents?: string }[]
  /** The quantity in the package of every size, if the product is sold by volume, weight or length. */
  contents?: string
  /** The bikes that an accessory fits, where the catalogue states them. */
  facts?: Facts
  offers: Offer[]
  notSoldTo: readonly string[]
  soldOnlyTo: readonly string[] | null
  /** Whether it passes a workshop before it is sent. */
  isBuilt: boolean
  /** All of the shop's, in no country's order. */
  warehouses: readonly Warehouse[]
  isActive: boolean
}

/** Leaves room for the builds of a model before the next model. */
const positionsPerModel = 1000

/** The model's own entry, then one for each build. */
export function familyEntries({ parent, bikes }: BikeFamily): CatalogueEntry[] {
  const sold = bikes.filter(({ isActive }) => isActive)
  return [
    parentEntry({ parent, bikes: sold }),
    ...sold.map((bike) => bikeEntry(parent.model, parent.position, bike)),
  ]
}

function parentEntry({ parent, bikes }: BikeFamily): CatalogueEntry {
  const { model } = parent
  return {
    ...commonOf(parent),
    ...modelAttributes(model),
    kind: 'parent-bike',
    slug: parent.slug,
    parentId: null,
    name: model.name,
    subtitle: model.subtitle,
    summary: model.texts.summary,
    keywords: model.keywords ?? { en: [], de: [] },
    position: parent.position * positionsPerModel,
    released: model.released ?? null,
    condition: model.condition ?? 'new',
    shifting: null,
    isElectric: bikes.some(({ bike }) => bike.electric !== null) || model.electric !== undefined,
    buildVersion: null,
    grams: lightest(bikes.map(({ bike }) => bike)),
    tyreClearance: null,
    colours: coloursOf(model.colourways.filter(({ code }) => findBuildIn(bikes, code))),
    imageVersion: modelImageVersion(
      model,
      bikes.map(({ bike }) => bike),
    ),
    sizes: sizesOf(model.sizes),
    offers: bikes.flatMap(({ offers }) => offers),
    notSoldTo: model.notSoldTo ?? [],
    soldOnlyTo: model.soldOnlyTo ?? null,
  }
}

function bikeEntry(model: Model, modelPosition: number, child: FamilyBike): CatalogueEntry {
  const { bike } = child
  return {
    ...commonOf(child),
    ...modelAttributes(model),
    kind: 'child-bike',
    slug: child.slug,
    parentId: child.parentId,
    name: bike.name,
    subtitle: bike.subtitle,
    summary: bike.summary,
    keywords: bike.keywords,
    position: modelPosition * positionsPerModel + child.position + 1,
    released: bike.released,
    condition: bike.condition,
    ...(bike.used && { used: bike.used }),
    shifting: bike.look.drivetrain?.shifting ?? null,
    isElectric: bike.electric !== null,
    buildVersion: bike.buildVersion,
    grams: bike.grams,
    tyreClearance: tyreClearance(bike),
    colours: coloursOf(bike.colourways),
    imageVersion: bikeImageVersion(model, bike),
    sizes: sizesOf(bike.sizes),
    offers: child.offers,
    notSoldTo: bike.notSoldTo,
    soldOnlyTo: bike.soldOnlyTo,
  }
}

export function accessoryEntry(product: AccessoryProduct): CatalogueEntry {
  const { accessory } = product
  return {
    ...commonOf(product),
    kind: 'accessory',
    slug: product.slug,
    parentId: null,
    name: accessory.name,
    subtitle: accessory.subtitle ?? null,
    summary: accessory.texts.summary,
    keywords: accessory.keywords ?? { en: [], de: [] },
    position: product.position * positionsPerModel,
    released: accessory.released ?? null,
    condition: accessory.condition ?? 'new',
    discipline: null,
    material: accessory.material ?? null,
    collection: accessory.collection ?? null,
    family: accessory.family ?? null,
    shifting: null,
    filterCategory: accessory.filterCategory,
    isElectric: false,
    buildVersion: null,
    grams: accessory.weight,
    tyreClearance: null,
    colours: accessory.colours.map((each) => ({
      code: each.code,
      name: accessoryColourName(each),
      families: [each.family],
      swatch: [...new Set([each.colour, each.accent ?? each.colour])],
    })),
    imageVersion: accessoryImageVersion(accessory),
    sizes: accessory.sizes.map(({ code, name, facts, contents }) => ({
      code,
      name,
      ...(facts && { facts }),
      ...(contents && { contents }),
    })),
    ...(accessory.contents && { contents: accessory.contents }),
    ...(accessory.facts && { facts: accessory.facts }),
    offers: product.offers,
    notSoldTo: accessory.notSoldTo ?? [],
    soldOnlyTo: accessory.soldOnlyTo ?? null,
  }
}

const commonOf = (product: Product) => ({
  id: product.id,
  sku: product.sku,
  maker: { code: product.maker.code, name: product.maker.name },
  breadcrumbs: product.breadcrumbs,
  categoryIds: product.categoryIds,
  isBuilt: isBuilt(product),
  warehouses: product.warehouses,
  isActive: product.isActive,
})

const modelAttributes = ({ discipline, material, collection, family }: Model) => ({
  discipline,
  material,
  collection,
  family,
  filterCategory: null,
})

const coloursOf = (colourways: Model['colourways']): EntryColour[] =>
  colourways.map((colourway) => ({
    code: colourway.code,
    name: colourway.name,
    families: colourway.families,
    swatch: swatchOf(colourway),
  }))

const sizesOf = (sizes: Model['sizes']) => sizes.map(({ size }) => ({ code: size, name: size }))

function lightest(bikes: readonly Bike[]): number | null {
  const weights = bikes.flatMap(({ grams }) => (grams === null ? [] : [grams]))
  return weights.length === 0 ? null : Math.min(...weights)
}
