import {
  type CustomPaint,
  customPaint,
  type PaintProblem,
  paintProblem,
} from '#/catalogue/paint/custom-paint.ts'
import { type DrawnPart, customBuildPicture } from '#/catalogue/pictures/custom-build-picture.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { SellableItem, ItemCatalogue } from './sellable-item.ts'

type Painted = Pick<CartLine, 'sku' | 'options' | 'colour'>

/** The paint choices of a line: its colour and any paint options. */
const paintsOf = ({ options, colour }: Painted, catalogue: ItemCatalogue) =>
  [...(colour ? [colour] : []), ...options].flatMap(({ sku }) => catalogue.get(sku)?.paint ?? [])

/** Whether the line has any paint choice. */
export const hasPaint = (line: Painted, catalogue: ItemCatalogue): boolean =>
  line.colour !== null || paintsOf(line, catalogue).length > 0

/** The custom paint of a line's bike; null for a standard bike, and for choices that do not form a paint. */
export const linePaint = (line: Painted, catalogue: ItemCatalogue): CustomPaint | null =>
  customPaint(paintsOf(line, catalogue), catalogue.get(line.sku)?.frameMaterial ?? null)

/** The reason that the paint choices of a line do not form a paint; null when they do. */
export const linePaintProblem = (line: Painted, catalogue: ItemCatalogue): PaintProblem | null =>
  paintProblem(paintsOf(line, catalogue), catalogue.get(line.sku)?.frameMaterial ?? null)

/** The chosen parts that are visible in the bike's picture. */
export const lineParts = ({ options }: Painted, catalogue: ItemCatalogue): DrawnPart[] =>
  options.flatMap(({ sku }) => {
    const { look, section } = catalogue.get(sku) ?? {}
    return look && section ? [{ sku, section: section.key, look }] : []
  })

/** The picture of a line: of the item, or of the bike with its chosen paint and parts. */
export function linePicture(line: Painted, catalogue: ItemCatalogue): SellableItem['picture'] {
  const item = catalogue.get(line.sku)
  if (!item?.picture) return null
  const choices = { custom: linePaint(line, catalogue), parts: lineParts(line, catalogue) }
  return { ...item.picture, ...customBuildPicture(item.picture, { name: item.name, ...choices }) }
}
