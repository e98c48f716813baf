import { fadeNames } from '#/catalogue/paint/fade-name.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { linePaint } from './line-picture.ts'
import type { ItemCatalogue } from './sellable-item.ts'

/** The name of a line's paint: of its colour, or of both colours of a fade; null without custom paint. */
export function paintNames(
  line: Pick<CartLine, 'sku' | 'options' | 'colour'>,
  catalogue: ItemCatalogue,
): Localised | null {
  const name = line.colour && catalogue.get(line.colour.sku)?.name
  if (!name) return null
  const custom = linePaint(line, catalogue)
  const fade = custom?.paint.fade
    ? custom.choices.find(({ section }) => section === 'gradientColour')
    : undefined
  return fade ? fadeNames(name, fade.name) : name
}
