import {
  freeColourName,
  freeColourSku,
  parseFreeColour,
  takesAnyColour,
} from '#/catalogue/paint/free-colour.ts'
import type { Hex } from '#/drawings/bike/colour.ts'
import type { OfferedPart, OfferedSection } from './offered.ts'

type Parts = Map<string, OfferedPart>

/** More colours than one shopper tries out; on the server every URL may name others. */
const mostColours = 200

/** The part for a colour that the shopper named. It is added to the parts, so that it stays the same object. */
export function findFreeColour(parts: Parts, sku: string): OfferedPart | undefined {
  const free = parseFreeColour(sku)
  const option = free && parts.get(free.option)
  if (!option || !takesAnyColour(option.paint)) return undefined
  const part = partInColour(option, free.colour)
  if (parts.size < mostColours) parts.set(sku, part)
  return part
}

function partInColour(option: OfferedPart, colour: Hex): OfferedPart {
  const sku = freeColourSku(option.sku, colour)
  const [first] = option.offers
  return {
    ...option,
    sku,
    name: freeColourName(option.name, colour),
    paint: { colour },
    offers: [{ ...first, sku }],
  }
}

/** The option of a section with which a shopper names a colour. */
export const freeColourOption = ({ parts }: OfferedSection): OfferedPart | undefined =>
  parts.find(({ paint }) => takesAnyColour(paint))
