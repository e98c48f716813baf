import { countriesByName } from '#/country/countries-by-name.ts'
import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'

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
