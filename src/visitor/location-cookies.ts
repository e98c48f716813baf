import type { Country } from '#/country/country.ts'
import { countryCookie, currencyCookie } from '#/platform/http/visitor-cookies.ts'

/** The country and its currency always change together. */
export const locationCookies = (country: Country, options: { secure: boolean }): string[] => [
  countryCookie.serialise(country.code, options),
  currencyCookie.serialise(country.currency, options),
]
