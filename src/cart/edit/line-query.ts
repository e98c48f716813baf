import type { CartLine } from '#/cart/lines/cart.ts'
import type { ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { sizeName } from '#/configurator/choice/choice-url.ts'

type BuiltLine = Pick<CartLine, 'sku' | 'options' | 'colour'>

/** The build of a line as the configurator's URL describes it; null for anything but a bike. */
export function lineQuery(
  { sku, options, colour }: BuiltLine,
  catalogue: ItemCatalogue,
): URLSearchParams | null {
  const bike = catalogue.get(sku)
  if (bike?.kind !== 'bike') return null
  const query = new URLSearchParams()
  if (bike.colourCode !== null) query.set('colour', bike.colourCode)
  if (bike.sizeCode !== null) query.set('size', bike.sizeCode)
  for (const chosen of [...options, ...(colour ? [colour] : [])]) {
    const { section, component } = catalogue.get(chosen.sku) ?? {}
    if (!section || !component) continue
    query.set(section.key, component.sku)
    if (component.size !== null) query.set(sizeName(section.key), component.size)
  }
  return query
}
