import type { Locale } from '#/i18n/locale.ts'
import { assetName, type PictureView, productAsset } from '#/images/names/asset-name.ts'
import type { AccessoryView } from '#/drawings/accessory/views.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { accessoryColourName } from '#/catalogue/model/accessory.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import {
  accessoryImageVersion,
  bikeImageVersion,
  componentImageVersion,
  modelImageVersion,
} from './product-image-version.ts'
import { assetKinds } from './asset-kinds.ts'
import { accessoryAlt, bikeAlt, viewAlt } from './product-image-alt.ts'
import {
  type AccessoryProduct,
  type BikeFamily,
  type ComponentProduct,
  type FamilyBike,
  findBuildIn,
} from '#/catalogue/model/product.ts'

/** One picture of a product, in one of its colours (null where it has only one). */
export type ProductPicture = { colour: string | null; picture: Picture; alt: Localised }

const inBoth = (textIn: (locale: Locale) => string): Localised => ({
  en: textIn('en'),
  de: textIn('de'),
})

/** A build in each of its colours, the default colour first. */
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
    alt: inBoth((locale) => viewAlt(bike, colourway, locale, only)),
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
  { size, view = 'front' }: { size?: string; view?: AccessoryView } = {},
): ProductPicture[] {
  const version = accessoryImageVersion(accessory)
  const drawn = { view, ...(size !== undefined && isUrlSafe(size) && { size }) }
  const colours = accessory.colours.length > 0 ? accessory.colours : [null]
  return colours.map((colour) => ({
    colour: colour?.code ?? null,
    picture: {
      asset: assetName({ kind: 'accessory', slug, colour: colour?.code ?? null, ...drawn }),
      version,
    },
    alt: inBoth((locale) =>
      accessoryAlt(accessory, colour && { name: accessoryColourName(colour) }, locale, view),
    ),
  }))
}

export const componentPicture = ({
  sku,
  component,
}: Pick<ComponentProduct, 'sku' | 'component'>): Picture => ({
  asset: assetName({ kind: 'component', sku }),
  version: componentImageVersion(component),
})

/** A card's pictures, from the entry that listings hold in memory. */
export function entryPictures(
  entry: Pick<CatalogueEntry, 'kind' | 'slug' | 'name' | 'colours' | 'imageVersion'>,
): ProductPicture[] {
  const { slug, imageVersion: version } = entry
  const kind = assetKinds[entry.kind]
  const colours = kind === 'accessory' && entry.colours.length === 0 ? [null] : entry.colours
  return colours.map((colour) => ({
    colour: colour?.code ?? null,
    picture: { asset: productAsset(kind, slug, colour?.code ?? null), version },
    alt: inBoth((locale) => accessoryAlt(entry, colour, locale)),
  }))
}

/** Some makers' sizes have characters that a picture URL does not allow; those are drawn in the first size. */
const isUrlSafe = (size: string) => /^[\w~-][\w .,~×-]{0,60}$/.test(size) && !size.includes('..')
