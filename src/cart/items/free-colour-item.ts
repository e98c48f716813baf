import { inColour, parseFreeColour } from '#/catalogue/paint/free-colour.ts'
import type { SellableItem } from './sellable-item.ts'

type Get = (sku: string) => SellableItem | undefined

/** The item with this SKU; one in a colour that the shopper named is made of its option. */
export function findItem(get: Get, sku: string): SellableItem | undefined {
  const exact = get(sku)
  const free = exact ? null : parseFreeColour(sku)
  const option = free ? get(free.option) : undefined
  const paint = free && option?.paint ? inColour(option.paint, free.colour) : null
  if (!paint || !option?.component) return exact
  const component = { ...option.component, sku: paint.sku }
  return { ...option, sku: paint.sku, name: paint.name, component, paint }
}
