import type { AccessoryLook } from '#/drawings/accessory/accessory-look.ts'
import type { ComponentFile, ComponentRecord } from '#/catalogue/import/import-component.ts'

/** A configurator part as stored, with the file's defaults filled in. */
export type Component = Omit<ComponentRecord, 'price' | 'special' | 'position'> &
  Pick<ComponentFile, 'kind' | 'maker' | 'hsCode' | 'origin'>

/** The fields of a part that its own picture depends on. */
export type DrawnComponent = Pick<
  Component,
  'kind' | 'maker' | 'colour' | 'accent' | 'variant' | 'shape' | 'label' | 'size' | 'look'
>

/** The look of the part drawn on its own; its measures are those it has on the bike. */
export function componentLook(component: DrawnComponent): AccessoryLook {
  const { kind, maker, colour, accent, variant, shape, label, look } = component
  const { wheels, drivetrain, cockpit } = look
  const size =
    component.size ?? (kind === 'wheelset' ? wheels?.rimDepth : wheels?.tyreWidth) ?? undefined
  return {
    kind,
    brand: maker.toUpperCase(),
    colour: colour ?? '#2a2d31',
    ...(accent !== undefined && { accent }),
    ...(variant !== undefined && { variant }),
    ...(shape !== undefined && { shape }),
    ...(label !== undefined && { label }),
    ...(size !== undefined && { size }),
    ...(drivetrain?.rings && { rings: drivetrain.rings }),
    ...(wheels?.spokes !== undefined && { spokes: wheels.spokes }),
    ...(kind === 'stem' && cockpit?.stemAngle !== undefined && { angle: cockpit.stemAngle }),
  }
}
