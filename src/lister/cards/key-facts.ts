import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { inSentence } from '#/i18n/in-sentence.ts'
import { gradeName, riddenInWords } from '#/catalogue/used-words.ts'
import type { Locale } from '#/i18n/locale.ts'
import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'

type BikeFigures = Pick<CatalogueEntry, 'kind' | 'grams' | 'tyreClearance' | 'used'>

export type FactWords = {
  locale: Locale
  /** The name of its discipline. */
  use: string | null
  tyres: (millimetres: number) => string
}

/** Weight, tyre clearance and discipline of a bike; of a used one its condition first. No fact breaks over two lines. */
export function keyFacts(entry: BikeFigures, { locale, use, tyres }: FactWords): string[] {
  if (entry.kind !== 'child-bike') return []
  const { grams, tyreClearance, used } = entry
  const facts = [
    ...(used
      ? [
          gradeName(used, locale),
          riddenInWords(
            used.pieces.map((piece) => piece.kilometres),
            locale,
          ),
        ]
      : []),
    grams && `${formatKilograms(grams, locale)} kg`,
    tyreClearance && tyres(tyreClearance),
    use && inSentence[locale](use),
  ]
  return facts.flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00A0')] : []))
}
