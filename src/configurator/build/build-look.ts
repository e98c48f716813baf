import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import {
  bikeLook,
  type FittedLook,
  paintedLook,
  partLook,
  partsLook,
  withParts,
} from '#/catalogue/model/product-look.ts'
import type { SizeRecord } from '#/catalogue/import/import-model.ts'
import {
  type ChangedPart,
  changedParts,
  chosenPaint,
  colourOf,
} from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

/** The input for drawing the bike as configured; null for a bike without colours or sizes. */
export function buildLook(bike: OfferedBike, choice: Choice): BikeLook | null {
  const colour = colourOf(bike, choice)
  const size = sizeShown(bike, choice)
  if (!colour || !size) return null
  const parts = partsLook(changedParts(bike, choice).map(lookOf))
  const look = withParts(bikeLook(bike.model, { look: bike.look }, colour, size), parts)
  const custom = chosenPaint(bike, choice)
  return custom ? paintedLook(look, custom.paint) : look
}

/** The middle size until one is chosen. */
const sizeShown = ({ sizes }: OfferedBike, { size }: Choice): SizeRecord | undefined =>
  sizes.find((record) => record.size === size) ?? middleSize(sizes)

const lookOf = ({ section, part, offer }: ChangedPart): FittedLook => ({
  section: section.key,
  look: partLook(section.key, part, offer.size?.code ?? null),
})
