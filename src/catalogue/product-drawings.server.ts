import { drawAccessory } from '#/accessory-drawing/draw-accessory.ts'
import { drawBike } from '#/bike-drawing/draw-bike.ts'
import type { Db } from '#/db/client.server.ts'
import type { AccessoryAsset, BikeAsset, ModelAsset, ProductAsset } from '#/images/asset-name.ts'
import type { PictureSource } from '#/images/picture-source.ts'
import { accessoryLook } from './accessory.ts'
import type { Bike, Model } from './bike.ts'
import { bikeLook, paintedLook } from './bike-look.ts'
import { noCategories } from './category-index.ts'
import { componentLook } from './component.ts'
import { customPaint, type PaintChoice, paintChoiceOf } from './custom-paint.ts'
import { findProductIdBySku } from './entity-ids.store.server.ts'
import { paintedVersion } from './painted-picture.ts'
import {
  accessoryImageVersion,
  bikeImageVersion,
  componentImageVersion,
  modelImageVersion,
} from './product-image-version.ts'
import {
  type BikeFamily,
  type ChildBike,
  familyOf,
  findBuildIn,
  type ParentBike,
  type Product,
} from './product.ts'
import {
  findAccessoryProducts,
  findFamilyProducts,
  findProductsWithFamily,
} from './read-products.store.server.ts'

const sourceOf = (db: Db) => ({ db, categories: noCategories })

/** What the drawing of a product is made from; null when the shop has no such product or colour. */
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
  return asset.paint ? paintedSource(db, family, asset) : bikeSource(family, asset)
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
    draw: () => drawBike(look, { view: asset.view ?? 'shared' }),
  }
}

/** The same bike in a paint of the palette, named as the shop names it and in no other way. */
async function paintedSource(
  db: Db,
  family: BikeFamily,
  asset: BikeAsset,
): Promise<PictureSource | null> {
  const { model } = family.parent
  const source = bikeSource(family, asset)
  const build = family.bikes.find(({ slug }) => slug === asset.slug)
  const look = build && lookOf(model, build.bike, asset)
  const custom = customPaint(await findPaintChoices(db, asset.paint ?? []), model.frame.material)
  const isNamedRight = custom?.choices.map(({ sku }) => sku).join() === asset.paint?.join()
  if (!source || !look || !custom || !isNamedRight) return null
  return {
    version: paintedVersion(source.version, custom.paint),
    draw: () => drawBike(paintedLook(look, custom.paint), { view: asset.view ?? 'shared' }),
  }
}

/** Those of the asked parts that are paint; what is no longer offered was once ordered, so it counts too. */
async function findPaintChoices(db: Db, skus: readonly string[]): Promise<PaintChoice[]> {
  const ids = await findProductIdBySku(db, skus)
  const products = await findProductsWithFamily(sourceOf(db), [...ids.values()])
  return products.flatMap((product) =>
    product.kind === 'component' ? (paintChoiceOf(product.section, product.component) ?? []) : [],
  )
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
    draw: () => drawBike(look),
  }
}

/** In the middle size unless another is asked for. */
function lookOf(model: Model, bike: Bike, { colour, size }: { colour: string; size?: string }) {
  const colourway = bike.colourways.find(({ code }) => code === colour)
  const drawn =
    size === undefined
      ? bike.sizes[Math.floor((bike.sizes.length - 1) / 2)]
      : bike.sizes.find((each) => each.size === size)
  return colourway && drawn ? bikeLook(model, { look: bike.look }, colourway, drawn) : null
}

function accessorySource([product]: Product[], asset: AccessoryAsset): PictureSource | null {
  if (product?.kind !== 'accessory') return null
  const { accessory } = product
  const { colour, size = null } = asset
  const isOffered =
    (colour === null || accessory.colours.some(({ code }) => code === colour)) &&
    (size === null || accessory.sizes.some(({ code }) => code === size))
  if (!isOffered) return null
  return {
    version: accessoryImageVersion(accessory),
    draw: () => drawAccessory(accessoryLook(accessory, { colour, size })),
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
