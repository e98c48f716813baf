import type { Localised } from '#/catalogue/model/localised.ts'
import { buildWeight } from '#/configurator/choice/build-weight.ts'
import type { FrameMaterial } from '#/drawings/bike/bike-look.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { formatNumber } from '#/i18n/numbers/format-number.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { ItemCatalogue, SellableItem } from './sellable-item.ts'

const materials: Record<FrameMaterial, Localised> = {
  carbon: { en: 'Carbon', de: 'Carbon' },
  aluminium: { en: 'Aluminium', de: 'Aluminium' },
  titanium: { en: 'Titanium', de: 'Titan' },
  steel: { en: 'Steel', de: 'Stahl' },
}

/**
 * The essential characteristics of a line, which stand above the order button and in the confirmation (§§ 312f and 312j
 * BGB): a bike's material, gears and weight with the parts that it has, and the subtitle of everything else.
 */
export function lineEssentials(
  { sku, options }: Pick<CartLine, 'sku' | 'options'>,
  catalogue: Pick<ItemCatalogue, 'get'>,
): Localised | null {
  const item = catalogue.get(sku)
  if (item?.kind !== 'bike') return item?.subtitle ?? null
  const chosen = options.flatMap((option) => catalogue.get(option.sku) ?? [])
  const grams = gramsOf(item, chosen, catalogue)
  const gears = gearsOf(item, chosen)
  const inLocale = (locale: Locale) =>
    [
      ...(item.frameMaterial ? [materials[item.frameMaterial][locale]] : []),
      ...(gears === null ? [] : [gears]),
      ...(grams === null
        ? []
        : [`${formatNumber(grams / 1000, locale, { least: 1, most: 1 })}\u00A0kg`]),
    ].join(', ')
  return inLocale('en') === '' ? null : { en: inLocale('en'), de: inLocale('de') }
}

/** The rings in front and the speeds behind, as cyclists write them: 2 × 12. */
function gearsOf({ built }: SellableItem, chosen: readonly SellableItem[]): string | null {
  const rings = chosen.findLast(({ component }) => component?.facts.rings)?.component?.facts.rings
  const fitted = rings ?? built?.rings
  return fitted && built?.speeds ? `${fitted.length}\u00A0×\u00A0${built.speeds}` : null
}

function gramsOf(
  { built, parts, sizeCode }: SellableItem,
  chosen: readonly SellableItem[],
  catalogue: Pick<ItemCatalogue, 'get'>,
): number | null {
  if (!built) return null
  const weighed = (part: SellableItem | undefined) => ({
    grams: part?.grams ?? null,
    facts: part?.component?.facts ?? {},
  })
  const own = Object.fromEntries(
    Object.entries(parts).map(([key, sku]) => [key, weighed(catalogue.get(sku))]),
  )
  const fitted = { ...own }
  for (const part of chosen) if (part.section) fitted[part.section.key] = weighed(part)
  return buildWeight(built, { size: sizeCode, own, fitted })
}
