import type { AccessoryLook } from '#/drawings/accessory/accessory-look.ts'
import type { ComponentFile, ComponentRecord } from '#/catalogue/import/import-component.ts'

/** A configurator part as stored, with the file's defaults filled in. */
export type Component = Omit<ComponentRecord, 'price' | 'special' | 'position'> &
  Pick<ComponentFile, 'kind' | 'maker' | 'hsCode' | 'origin'>

/** How the part is drawn on its own. */
export const componentLook = ({
  kind,
  maker,
  colour,
  accent,
  variant,
}: Component): AccessoryLook => ({
  kind,
  brand: maker.toUpperCase(),
  colour: colour ?? '#2a2d31',
  ...(accent !== undefined && { accent }),
  ...(variant !== undefined && { variant }),
})
