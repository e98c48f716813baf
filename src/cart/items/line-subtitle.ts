import { buildSubtitle } from '#/configurator/build/build-words.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { SellableItem, ItemCatalogue } from './sellable-item.ts'

/** The subtitle of a line, true of the bike with the parts that it has. */
export function lineSubtitle(
  { sku, options }: Pick<CartLine, 'sku' | 'options'>,
  catalogue: Pick<ItemCatalogue, 'get'>,
): Localised | null {
  const item = catalogue.get(sku)
  if (!item) return null
  const hasOtherParts = options.some((option) =>
    replacesOwnPart(catalogue.get(option.sku), item, catalogue),
  )
  return buildSubtitle(item.subtitle, item.modelSubtitle, hasOtherParts)
}

function replacesOwnPart(
  part: SellableItem | undefined,
  bike: SellableItem,
  catalogue: Pick<ItemCatalogue, 'get'>,
): boolean {
  const own = catalogue.get(bike.parts[part?.section?.key ?? ''] ?? '')
  return own !== undefined && own.component?.sku !== part?.component?.sku
}
