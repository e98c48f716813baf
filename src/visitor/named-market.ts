import { type Country, findCountry } from '#/country/country.ts'
import { isLocale, type Locale } from '#/i18n/locale.ts'
import type { Visitor } from './visitor.ts'

type Market = { locale: Locale; country: Country }

/** The language and country in a URL (`?locale=de&country=at`); null unless both are valid. */
export function namedMarket(query: URLSearchParams): Market | null {
  const locale = query.get('locale')
  const country = findCountry(query.get('country') ?? '')
  return isLocale(locale) && country ? { locale, country } : null
}

/** The same visitor with another language and country. */
export const inMarket = (visitor: Visitor, { locale, country }: Market): Visitor => ({
  ...visitor,
  locale,
  country,
})
