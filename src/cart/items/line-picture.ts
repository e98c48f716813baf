import { type CustomPaint, customPaint } from '#/catalogue/model/custom-paint.ts'
import { type DrawnPart, customBuildPicture } from '#/catalogue/pictures/custom-build-picture.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { SellableItem, ItemCatalogue } from './sellable-item.ts'

type Painted = Pick<CartLine, 'sku' | 'options' | 'colour'>

/** The options of a line that say how its frame is painted, the colour among them. */
const paintsOf = ({ options, colour }: Painted, goods: ItemCatalogue) =>
  [...(colour ? [colour] : []), ...options].flatMap(({ sku }) => goods.get(sku)?.paint ?? [])

/** Whether anything about the paint was chosen. */
export const isPaintAsked = (line: Painted, goods: ItemCatalogue): boolean =>
  line.colour !== null || paintsOf(line, goods).length > 0

/** The paint a line's bike is to have; null for a bike as it is, and for choices that make no paint. */
export const linePaint = (line: Painted, goods: ItemCatalogue): CustomPaint | null =>
  customPaint(paintsOf(line, goods), goods.get(line.sku)?.frameMaterial ?? null)

/** The chosen parts that are seen on the bike. */
export const lineParts = ({ options }: Painted, goods: ItemCatalogue): DrawnPart[] =>
  options.flatMap(({ sku }) => {
    const look = goods.get(sku)?.look
    return look ? [{ sku, look }] : []
  })

/** What a line looks like: the good, or the bike in the paint and with the parts chosen for it. */
export function linePicture(line: Painted, goods: ItemCatalogue): SellableItem['picture'] {
  const good = goods.get(line.sku)
  if (!good?.picture) return null
  const wish = { custom: linePaint(line, goods), parts: lineParts(line, goods) }
  return { ...good.picture, ...customBuildPicture(good.picture, { name: good.name, ...wish }) }
}
