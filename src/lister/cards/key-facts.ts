import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { guardRoom } from '#/configurator/fit/fit-tyres.ts'
import type { Locale } from '#/i18n/locale.ts'
import { formatNumber } from '#/i18n/numbers/format-number.ts'

type BikeFigures = Pick<CatalogueEntry, 'kind' | 'grams' | 'tyreRoom' | 'hasMudguards'>

export type WhyWords = {
  locale: Locale
  /** The name of its discipline. */
  use: string | null
  tyres: (millimetres: number) => string
}

/** What tells bikes apart at a glance: weight, tyre room and use. None of the three breaks over two lines. */
export function whyLine(entry: BikeFigures, { locale, use, tyres }: WhyWords): string[] {
  if (entry.kind !== 'child-bike') return []
  const { grams, tyreRoom, hasMudguards } = entry
  const parts = [
    grams && `${formatNumber(grams / 1000, locale, { least: 1, most: 1 })} kg`,
    tyreRoom && tyres(tyreRoom - (hasMudguards ? guardRoom : 0)),
    // German nouns keep their capital.
    use && (locale === 'en' ? use.toLowerCase() : use),
  ]
  return parts.flatMap((part) => (part ? [part.replaceAll(' ', '\u00A0')] : []))
}
