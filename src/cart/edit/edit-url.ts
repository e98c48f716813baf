import { configuratorPath } from '#/cart/items/base-path.ts'
import type { ItemCatalogue } from '#/cart/items/sellable-item.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { lineParameter } from './edited-line.ts'
import { lineQuery } from './line-query.ts'

type EditedLine = Pick<CartLine, 'uid' | 'sku' | 'options' | 'colour'>

/** The configurator with the build of a line, which it then changes; null for what cannot be customised. */
export function editUrl(line: EditedLine, catalogue: ItemCatalogue): string | null {
  const bike = catalogue.get(line.sku)
  const query = lineQuery(line, catalogue)
  if (!bike?.slug || !query || bike.condition !== 'new') return null
  query.set(lineParameter, line.uid)
  return `${configuratorPath(bike.slug, bike.buildVersion)}?${query}`
}
