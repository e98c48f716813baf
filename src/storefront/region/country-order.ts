import { countries, type Country } from '#/country/country.ts'
import { type Locale, languageTags } from '#/i18n/locale.ts'

/** Every page lists them, and a collator is dear to make. */
const sorted = new Map<Locale, readonly Country[]>()

/** All countries by name, in the order a reader of the language looks them up. */
export function countriesByName(locale: Locale): readonly Country[] {
  const held = sorted.get(locale)
  if (held) return held
  const { compare } = new Intl.Collator(languageTags[locale])
  const made = countries.toSorted((a, b) => compare(a.name[locale], b.name[locale]))
  sorted.set(locale, made)
  return made
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** The countries whose name in either language, or whose code, begins a word with what was typed. */
export function findCountries(typed: string, locale: Locale): readonly Country[] {
  const wanted = plain(typed.trim())
  const begins = (text: string) => ` ${plain(text)}`.includes(` ${wanted}`)
  return countriesByName(locale).filter(
    ({ code, name }) => wanted === '' || [code, name.en, name.de].some(begins),
  )
}
