import { drawAccessory } from '#/drawings/accessory/draw-accessory.ts'
import { viewsOf } from '#/drawings/accessory/view-painters.ts'
import { drawBikeView } from '#/drawings/bike-views/draw-view.ts'
import type { Db } from '#/db/client.server.ts'
import type {
  AccessoryAsset,
  BikeAsset,
  ModelAsset,
  ProductAsset,
} from '#/images/names/asset-name.ts'
import type { PictureSource } from '#/images/names/picture-source.ts'
import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import { accessoryLook } from '#/catalogue/model/accessory.ts'
import type { Bike, Model } from '#/catalogue/model/bike.ts'
import {
  bikeLook,
  paintedLook,
  partLook,
  partsLook,
  withParts,
} from '#/catalogue/model/product-look.ts'
import { noCategories } from '#/catalogue/read/category-index.ts'
import { componentLook } from '#/catalogue/model/component.ts'
import { customPaint, type PaintChoice, paintChoiceOf } from '#/catalogue/paint/custom-paint.ts'
import { inColour, parseFreeColour } from '#/catalogue/paint/free-colour.ts'
import { findProductIdBySku } from '#/catalogue/write/entity-ids.store.server.ts'
import {
  accessoryImageVersion,
  bikeImageVersion,
  componentImageVersion,
  modelImageVersion,
} from './product-image-version.ts'
import {
  type BikeFamily,
  type ChildBike,
  type ComponentProduct,
  familyOf,
  findBuildIn,
  type ParentBike,
  type Product,
} from '#/catalogue/model/product.ts'
import {
  findAccessoryProducts,
  findFamilyProducts,
  findProductsWithFamily,
} from '#/catalogue/read/read-products.store.server.ts'
import { type DrawnPart, customBuildVersion, customBuildNames } from './custom-build-picture.ts'

const sourceOf = (db: Db) => ({ db, categories: noCategories, warehouses: [] })

/** The source of a product's drawing; null when the shop has no such product or colour. */
export async function findProductPicture(
  db: Db,
  asset: ProductAsset,
): Promise<PictureSource | null> {
  if (asset.kind === 'component') return findComponentSource(db, asset.sku)
  if (asset.kind === 'accessory')
    return accessorySource(await findAccessoryProducts(sourceOf(db), { slug: asset.slug }), asset)
  const family = familyFrom(await findFamilyProducts(sourceOf(db), { slug: asset.slug }))
  if (!family) return null
  if (asset.kind === 'model') return modelSource(family, asset)
  return asset.customParts
    ? customBuildSource(db, family, asset, asset.customParts)
    : bikeSource(family, asset)
}

function familyFrom(products: readonly Product[]): BikeFamily | null {
  const parent = products.find((product): product is ParentBike => product.kind === 'parent-bike')
  const isBuild = (product: Product): product is ChildBike => product.kind === 'child-bike'
  return parent ? familyOf(parent, products.filter(isBuild)) : null
}

function bikeSource({ parent, bikes }: BikeFamily, asset: BikeAsset): PictureSource | null {
  const build = bikes.find(({ slug }) => slug === asset.slug)
  const look = build && lookOf(parent.model, build.bike, asset)
  if (!look) return null
  return {
    version: bikeImageVersion(parent.model, build.bike),
    draw: () => drawBikeView(look, { view: asset.view ?? 'shared' }),
  }
}

/** A custom build; null unless the name lists its SKUs in the shop's own order, so that it has one URL. */
async function customBuildSource(
  db: Db,
  family: BikeFamily,
  asset: BikeAsset,
  skus: readonly string[],
): Promise<PictureSource | null> {
  const { model } = family.parent
  const source = bikeSource(family, asset)
  const build = family.bikes.find(({ slug }) => slug === asset.slug)
  const look = build && lookOf(model, build.bike, asset)
  const { paints, parts } = await findCustomBuild(db, skus)
  const custom = customPaint(paints, model.frame.material)
  const isCanonical = customBuildNames({ custom, parts }).join() === skus.join()
  if (!source || !look || !isCanonical) return null
  const customLook = withParts(look, partsLook(parts))
  return {
    version: customBuildVersion(source.version, { custom, parts }),
    draw: () =>
      drawBikeView(custom ? paintedLook(customLook, custom.paint) : customLook, {
        view: asset.view ?? 'shared',
      }),
  }
}

/** Paint choices and visible parts among some SKUs; past orders may include ones no longer sold. */
async function findCustomBuild(
  db: Db,
  skus: readonly string[],
): Promise<{ paints: PaintChoice[]; parts: DrawnPart[] }> {
  const options = skus.flatMap((sku) => parseFreeColour(sku)?.option ?? [])
  const ids = await findProductIdBySku(db, [...new Set([...skus, ...options])])
  const products = await findProductsWithFamily(sourceOf(db), [...new Set(ids.values())])
  const productOf = (sku: string) => products.find(({ id }) => id === ids.get(sku))
  const found = skus.flatMap((sku) => {
    const product = productOf(sku) ?? inFreeColour(sku, productOf)
    return product?.kind === 'component' ? [{ sku, product }] : []
  })
  const sections = new Set(found.map(({ product }) => product.section))
  // Two parts for the same section do not make a bike.
  if (sections.size < found.length) return { paints: [], parts: [] }
  return {
    paints: found.flatMap(({ product }) => paintChoiceOf(product.section, product.component) ?? []),
    parts: found.flatMap(({ sku, product }) => drawnPart(sku, product) ?? []),
  }
}

/** The product of a colour that a shopper named. */
function inFreeColour(
  sku: string,
  productOf: (sku: string) => Product | undefined,
): Product | undefined {
  const free = parseFreeColour(sku)
  const option = free ? productOf(free.option) : undefined
  if (!free || option?.kind !== 'component') return undefined
  const component = inColour(option.component, free.colour)
  return component ? { ...option, component } : undefined
}

/** Null for a part that does not show in the drawing. */
function drawnPart(
  sku: string,
  { section, component, offers }: ComponentProduct,
): DrawnPart | null {
  const size = offers.find((offer) => offer.sku === sku)?.size ?? null
  const look = partLook(section, component, size)
  return Object.keys(look).length > 0 ? { sku, section, look } : null
}

function modelSource({ parent, bikes }: BikeFamily, asset: ModelAsset): PictureSource | null {
  if (parent.slug !== asset.slug) return null
  const sold = bikes.filter(({ isActive }) => isActive)
  const build = findBuildIn(sold, asset.colour)
  const look = build && lookOf(parent.model, build.bike, asset)
  if (!look) return null
  return {
    version: modelImageVersion(
      parent.model,
      sold.map(({ bike }) => bike),
    ),
    draw: () => drawBikeView(look),
  }
}

/** Uses the middle size unless the asset names one. */
function lookOf(model: Model, bike: Bike, { colour, size }: { colour: string; size?: string }) {
  const colourway = bike.colourways.find(({ code }) => code === colour)
  const drawn =
    size === undefined ? middleSize(bike.sizes) : bike.sizes.find((each) => each.size === size)
  return colourway && drawn ? bikeLook(model, { look: bike.look }, colourway, drawn) : null
}

function accessorySource([product]: Product[], asset: AccessoryAsset): PictureSource | null {
  if (product?.kind !== 'accessory') return null
  const { accessory } = product
  const { colour, size = null, view = 'front' } = asset
  const isOffered =
    (colour === null || accessory.colours.some(({ code }) => code === colour)) &&
    (size === null || accessory.sizes.some(({ code }) => code === size)) &&
    viewsOf(accessory.kind).includes(view)
  if (!isOffered) return null
  return {
    version: accessoryImageVersion(accessory),
    draw: () => drawAccessory({ ...accessoryLook(accessory, { colour, size }), view }),
  }
}

async function findComponentSource(db: Db, sku: string): Promise<PictureSource | null> {
  const id = (await findProductIdBySku(db, [sku])).get(sku)
  const [product] = id === undefined ? [] : await findProductsWithFamily(sourceOf(db), [id])
  if (product?.kind !== 'component') return null
  const { component } = product
  return {
    version: componentImageVersion(component),
    draw: () => drawAccessory(componentLook(component)),
  }
}
