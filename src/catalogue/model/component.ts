import type { AccessoryLook } from '#/drawings/accessory/accessory-look.ts'
import type { ComponentFile, ComponentRecord } from '#/catalogue/import/import-component.ts'

/** A part of the configurator as it is kept: what its file states for all is filled in. */
export type Component = Omit<ComponentRecord, 'price' | 'special' | 'position'> &
  Pick<ComponentFile, 'kind' | 'maker' | 'hsCode' | 'origin'>

/** The picture of the part by itself. */
export const componentLook = ({ kind, colour, accent, variant }: Component): AccessoryLook => ({
  kind,
  colour: colour ?? '#2a2d31',
  ...(accent !== undefined && { accent }),
  ...(variant !== undefined && { variant }),
})
