import { type Country, findCountry } from '#/country/country.ts'
import { isLocale, type Locale } from '#/i18n/locale.ts'
import type { Visitor } from './visitor.ts'

type Market = { locale: Locale; country: Country }

/** The language and country that an address names outright (`?locale=de&country=at`); both or none. */
export function namedMarket(query: URLSearchParams): Market | null {
  const locale = query.get('locale')
  const country = findCountry(query.get('country') ?? '')
  return isLocale(locale) && country ? { locale, country } : null
}

/** The same visitor reading in that language and buying in that country. */
export const inMarket = (visitor: Visitor, { locale, country }: Market): Visitor => ({
  ...visitor,
  locale,
  country,
})
