import { drawAccessory } from '#/accessory-drawing/draw-accessory.ts'
import { drawBike } from '#/bike-drawing/draw-bike.ts'
import type { Db } from '#/db/client.server.ts'
import {
  type AccessoryAsset,
  assetName,
  type BikeAsset,
  type ModelAsset,
  type PictureView,
  type ProductAsset,
} from '#/images/asset-name.ts'
import type { Picture } from '#/images/picture-address.ts'
import type { PictureSource } from '#/images/picture-source.ts'
import { accessoryLook } from './accessory.ts'
import type { Bike, Model } from './bike.ts'
import { bikeLook } from './bike-look.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { noCategories } from './category-index.ts'
import { componentLook } from './component.ts'
import { findProductIdBySku } from './entity-ids.store.server.ts'
import type { Localised } from './localised.ts'
import {
  accessoryImageVersion,
  bikeImageVersion,
  componentImageVersion,
  modelImageVersion,
} from './product-image-version.ts'
import { bikeAlt, accessoryAlt } from './product-image-alt.ts'
import type {
  AccessoryProduct,
  BikeFamily,
  ChildBike,
  ComponentProduct,
  FamilyBike,
  ParentBike,
  Product,
} from './product.ts'
import { familyOf } from './product.ts'
import {
  findAccessoryProducts,
  findFamilyProducts,
  findProductsWithFamily,
} from './read-products.store.server.ts'

/** One picture of a product, in one of its colours (null where it has only one). */
export type ProductPicture = { colour: string | null; picture: Picture; alt: Localised }

const inBoth = (say: (locale: 'en' | 'de') => string): Localised => ({
  en: say('en'),
  de: say('de'),
})

/** A build in each of its colours, the one shown first in front. */
export function bikePictures(
  { parent }: Pick<BikeFamily, 'parent'>,
  { slug, bike }: Pick<FamilyBike, 'slug' | 'bike'>,
  { size, view }: { size?: string; view?: PictureView } = {},
): ProductPicture[] {
  const version = bikeImageVersion(parent.model, bike)
  const only = { ...(size !== undefined && { size }), ...(view && { view }) }
  return bike.colourways.map((colourway) => ({
    colour: colourway.code,
    picture: { asset: assetName({ kind: 'bike', slug, colour: colourway.code, ...only }), version },
    alt: inBoth((locale) => bikeAlt(bike, colourway, locale, view)),
  }))
}

/** A model in each colour that a build of it is sold in. */
export function modelPictures({ parent, bikes }: BikeFamily): ProductPicture[] {
  const { slug, model } = parent
  const version = modelImageVersion(
    model,
    bikes.map(({ bike }) => bike),
  )
  return model.colourways
    .filter(({ code }) => findBuildIn(bikes, code))
    .map((colourway) => ({
      colour: colourway.code,
      picture: { asset: assetName({ kind: 'model', slug, colour: colourway.code }), version },
      alt: inBoth((locale) => bikeAlt(model, colourway, locale)),
    }))
}

/** An accessory in each of its colours, or once where it has none. */
export function accessoryPictures(
  { slug, accessory }: Pick<AccessoryProduct, 'slug' | 'accessory'>,
  { size }: { size?: string } = {},
): ProductPicture[] {
  const version = accessoryImageVersion(accessory)
  const drawn = size !== undefined && isInName(size) ? { size } : {}
  const colours = accessory.colours.length > 0 ? accessory.colours : [null]
  return colours.map((colour) => ({
    colour: colour?.code ?? null,
    picture: {
      asset: assetName({ kind: 'accessory', slug, colour: colour?.code ?? null, ...drawn }),
      version,
    },
    alt: inBoth((locale) => accessoryAlt(accessory, colour, locale)),
  }))
}

export const componentPicture = ({
  sku,
  component,
}: Pick<ComponentProduct, 'sku' | 'component'>): Picture => ({
  asset: assetName({ kind: 'component', sku }),
  version: componentImageVersion(component),
})

/** A card's pictures, from what the listing holds in memory. */
export function entryPictures(
  entry: Pick<CatalogueEntry, 'kind' | 'slug' | 'name' | 'colours' | 'imageVersion'>,
): ProductPicture[] {
  const { slug, imageVersion: version } = entry
  const kind = ({ 'parent-bike': 'model', 'child-bike': 'bike', accessory: 'accessory' } as const)[
    entry.kind
  ]
  if (kind === 'accessory' && entry.colours.length === 0)
    return [
      {
        colour: null,
        picture: { asset: assetName({ kind, slug, colour: null }), version },
        alt: entry.name,
      },
    ]
  return entry.colours.map((colour) => ({
    colour: colour.code,
    picture: { asset: assetName({ kind, slug, colour: colour.code }), version },
    alt: inBoth((locale) => bikeAlt(entry, colour, locale)),
  }))
}

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
  return asset.kind === 'bike' ? bikeSource(family, asset) : modelSource(family, asset)
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

const findBuildIn = (bikes: readonly FamilyBike[], colour: string) =>
  bikes.find(({ bike }) => bike.colourways.some(({ code }) => code === colour))

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

/** A few makers write sizes that cannot stand in an address; those are shown in the first size. */
const isInName = (size: string) => /^[\w~-][\w .,~×-]{0,60}$/.test(size) && !size.includes('..')
