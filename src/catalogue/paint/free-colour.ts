import type { Hex } from '#/drawings/bike/colour.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

/**
 * A colour that the shopper names. The catalogue has one option for it, such as `BBCOLOUR-OWN`, with a price and
 * a lead time; the SKU of a colour is that option's with six hex digits: `BBCOLOUR-OWN-1F5EFF`. Every SKU of a
 * URL, a cart or a picture comes from strangers, so a SKU in any other spelling is no colour.
 */
const pattern = /^([A-Z0-9.-]{1,57})-([0-9A-F]{6})$/

type FreeColour = { option: string; colour: Hex }

export function parseFreeColour(sku: string): FreeColour | null {
  const [, option, digits] = pattern.exec(sku) ?? []
  return option && digits ? { option, colour: `#${digits.toLowerCase()}` } : null
}

export const freeColourSku = (option: string, colour: Hex): string =>
  `${option}-${colour.slice(1).toUpperCase()}`

/** Whether a part stands for any colour; on its own it is not a paint yet. */
export const takesAnyColour = (paint: object | null | undefined): boolean =>
  paint !== null && paint !== undefined && 'anyColour' in paint

export const freeColourName = (name: string, colour: Hex): string =>
  `${name} ${colour.toUpperCase()}`

const localisedName = ({ en, de }: Localised, colour: Hex): Localised => ({
  en: freeColourName(en, colour),
  de: freeColourName(de, colour),
})

type Named = Pick<Component, 'sku' | 'name' | 'paint'>

/** The option in one colour; null for an option that does not take any colour. */
export function inColour<Some extends Named>(component: Some, colour: Hex): Some | null {
  if (!takesAnyColour(component.paint)) return null
  return {
    ...component,
    sku: freeColourSku(component.sku, colour),
    name: localisedName(component.name, colour),
    paint: { colour },
  }
}

/** The component with this SKU, or the option that its colour belongs to in that colour. */
export function findComponent<Some extends { sku: string; component: Component }>(
  products: readonly Some[],
  sku: string,
): Some | undefined {
  const exact = products.find((each) => each.sku === sku)
  const free = exact ? null : parseFreeColour(sku)
  const option = free && products.find((each) => each.sku === free.option)
  const component = option && inColour(option.component, free.colour)
  return component ? { ...option, sku, component } : exact
}
