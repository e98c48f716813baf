import type { Localised } from '#/catalogue/model/localised.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { SellableItem, ItemCatalogue } from './sellable-item.ts'

/**
 * The words under a line's name. Those of a build speak of its wheels, gears and guards, so a bike with other parts
 * goes by those of its model.
 */
export function lineSubtitle(
  { sku, options }: Pick<CartLine, 'sku' | 'options'>,
  goods: ItemCatalogue,
): Localised | null {
  const good = goods.get(sku)
  if (!good) return null
  const hasOtherParts = options.some((option) => isInPlaceOfOwn(goods.get(option.sku), good, goods))
  return hasOtherParts && good.modelSubtitle ? good.modelSubtitle : good.subtitle
}

function isInPlaceOfOwn(
  part: SellableItem | undefined,
  bike: SellableItem,
  goods: ItemCatalogue,
): boolean {
  const own = goods.get(bike.parts[part?.section?.key ?? ''] ?? '')
  return own !== undefined && own.component?.sku !== part?.component?.sku
}
