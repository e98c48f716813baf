import type { BikeLook } from '#/bike-drawing/bike-look.ts'
import { bikeLook, mergeLooks, paintedLook, withParts } from '#/catalogue/bike-look.ts'
import type { LookPatch, SizeRecord } from '#/catalogue/import-model.ts'
import { type ChangedPart, changedParts, chosenPaint, colourOf } from './built.ts'
import type { Choice } from './choice.ts'
import type { OfferedBike } from './offered.ts'

/** The bike as it will be built: what the drawing is made from. Null for a bike nobody can draw. */
export function buildLook(bike: OfferedBike, choice: Choice): BikeLook | null {
  const colour = colourOf(bike, choice)
  const size = sizeShown(bike, choice)
  if (!colour || !size) return null
  const parts = mergeLooks(...changedParts(bike, choice).map(lookOf))
  const look = withParts(bikeLook(bike.model, { look: bike.look }, colour, size), parts)
  const custom = chosenPaint(bike, choice)
  return custom ? paintedLook(look, custom.paint) : look
}

/** The middle size until one is chosen. */
const sizeShown = ({ sizes }: OfferedBike, { size }: Choice): SizeRecord | undefined =>
  sizes.find((record) => record.size === size) ?? sizes[Math.floor((sizes.length - 1) / 2)]

/** What a part changes in the drawing, its length among it. */
function lookOf({ section: { key }, part, offer }: ChangedPart): LookPatch {
  const length = Number(offer.size?.code)
  if (key === 'stem') return mergeLooks(part.look, { cockpit: { stem: length } })
  if (key === 'chainset') return mergeLooks(part.look, { drivetrain: { crankLength: length } })
  return part.look
}
