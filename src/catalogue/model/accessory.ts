import type { AccessoryLook } from '#/drawings/accessory/accessory-look.ts'
import type {
  AccessoryFile,
  AccessoryRecord,
  AccessoryVariant,
} from '#/catalogue/import/import-accessory.ts'
import type { Localised } from './localised.ts'
import { joinSku } from './sku.ts'

/** An accessory as stored: the file's defaults are filled in, and prices have their own table. */
export type Accessory = Omit<AccessoryRecord, 'price' | 'special' | 'variants' | 'position'> &
  Pick<AccessoryFile, 'kind' | 'maker' | 'hsCode' | 'origin' | 'filterCategory' | 'categories'>

export type AccessoryOption = {
  size: string | null
  colour: string | null
  sku: string
  stated: AccessoryVariant | null
}

/** Every combination of size and colour that is offered, in the order of the lists. */
export function accessoryOptions(
  product: Pick<AccessoryRecord, 'sku' | 'sizes' | 'colours'>,
  stated: readonly AccessoryVariant[],
): AccessoryOption[] {
  const sizes = product.sizes.length > 0 ? product.sizes.map(({ code }) => code) : [null]
  const colours = product.colours.length > 0 ? product.colours.map(({ code }) => code) : [null]
  return sizes.flatMap((size) =>
    colours.flatMap((colour) => {
      const own = stated.filter((each) => isFor(each, size, colour))
      const merged = own.length > 0 ? own.reduce((all, each) => ({ ...all, ...each })) : null
      if (merged?.isOffered === false) return []
      return [
        { size, colour, sku: merged?.sku ?? joinSku(product.sku, size, colour), stated: merged },
      ]
    }),
  )
}

/** A variant that names only a size applies to all its colours, and the other way round. */
const isFor = (each: AccessoryVariant, size: string | null, colour: string | null) =>
  (each.size === undefined || each.size === size) &&
  (each.colour === undefined || each.colour === colour)

type NamedColour = Pick<AccessoryRecord['colours'][number], 'name' | 'accentName'>

/** Such as "Ink / Ochre" for a colour of two tones. Shops that imported before tones had names have none. */
export const accessoryColourName = ({ name, accentName }: NamedColour): Localised =>
  accentName ? { en: joined(name.en, accentName.en), de: joined(name.de, accentName.de) } : name

/** A line breaks after the stroke and not before it. */
const joined = (name: string, accent: string) => `${name}\u{a0}/ ${accent}`

/** The look of an accessory in its drawing; without a chosen size or colour, in the first of each. */
export function accessoryLook(
  product: Pick<Accessory, 'kind' | 'look' | 'sizes' | 'colours' | 'maker'>,
  chosen: { size?: string | null; colour?: string | null } = {},
): AccessoryLook {
  const colour = product.colours.find(({ code }) => code === chosen.colour) ?? product.colours[0]
  const size = product.sizes.find(({ code }) => code === chosen.size) ?? product.sizes[0]
  const drawnSize = size?.draw
  const { accent, lens } = colour ?? {}
  return {
    ...product.look,
    kind: product.kind,
    brand: product.maker.toUpperCase(),
    colour: colour?.colour ?? product.look.colour ?? '#2a2d31',
    ...(accent && { accent }),
    ...(lens && { lens }),
    ...(drawnSize !== undefined && { size: drawnSize }),
  }
}
