import { countries, type Country } from '#/country/country.ts'
import { type Locale, languageTags } from '#/i18n/locale.ts'

/** Cached, because every page lists them and a collator is expensive to create. */
const sorted = new Map<Locale, readonly Country[]>()

/** All countries in the language's alphabetical order. */
export function countriesByName(locale: Locale): readonly Country[] {
  const cached = sorted.get(locale)
  if (cached) return cached
  const { compare } = new Intl.Collator(languageTags[locale])
  const byName = countries.toSorted((a, b) => compare(a.name[locale], b.name[locale]))
  sorted.set(locale, byName)
  return byName
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** The countries whose code or name, in either language, has a word that starts with the typed text. */
export function findCountries(typed: string, locale: Locale): readonly Country[] {
  const query = plain(typed.trim())
  const matches = (text: string) => ` ${plain(text)}`.includes(` ${query}`)
  return countriesByName(locale).filter(
    ({ code, name }) => query === '' || [code, name.en, name.de].some(matches),
  )
}
