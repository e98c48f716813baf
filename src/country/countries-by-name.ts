import { type Locale, languageTags } from '#/i18n/locale.ts'
import { countries, type Country } from './country.ts'

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
