import type { CartLine } from '#/cart/lines/cart.ts'
import type { ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import { sizeName } from '#/configurator/choice/choice-url.ts'

type BuiltLine = Pick<CartLine, 'sku' | 'options' | 'colour'>

/**
 * The build of a line as the configurator's URL describes it; null for anything but a bike. A part that is no longer
 * sold is named by its section and SKU, so that the configurator says what it could not keep.
 */
export function lineQuery(
  { sku, options, colour }: BuiltLine,
  catalogue: ItemCatalogue,
): URLSearchParams | null {
  const bike = catalogue.get(sku)
  if (bike?.kind !== 'bike') return null
  const query = new URLSearchParams()
  if (bike.colourCode !== null) query.set('colour', bike.colourCode)
  if (bike.sizeCode !== null) query.set('size', bike.sizeCode)
  const paint = colour ? [{ ...colour, sectionId: sectionIds.frameColour }] : []
  for (const { sku: chosen, sectionId } of [...options, ...paint]) {
    const { section = catalogue.getSection(sectionId), component } = catalogue.get(chosen) ?? {}
    if (!section) continue
    query.set(section.key, component?.sku ?? chosen)
    if (component && component.size !== null) query.set(sizeName(section.key), component.size)
  }
  return query
}
