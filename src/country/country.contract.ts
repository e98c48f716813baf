import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import { countriesByName } from './countries-by-name.ts'
import type { Country } from './country.ts'
import { currencySigns } from './currency-sign.ts'
import { flagPath } from './flag-path.ts'

/** A country as `GET /nuxt/api/location/countries` returns it. */
export const countryAnswer = v.object({
  name: v.string(),
  currency: v.string(),
  code: v.string(),
  eswCode: v.string(),
  currencySign: v.string(),
  locale: v.string(),
  icon: v.string(),
})
export const countriesAnswer = v.object({ countries: v.array(countryAnswer), error: v.null() })

export type CountryAnswer = v.InferOutput<typeof countryAnswer>
export type CountriesAnswer = v.InferOutput<typeof countriesAnswer>

export const toCountryAnswer = (country: Country, locale: Locale): CountryAnswer => ({
  name: country.name[locale],
  currency: country.currency,
  code: country.code,
  eswCode: country.code.toUpperCase(),
  currencySign: currencySigns[country.currency],
  locale: country.locale,
  icon: flagPath(country.code),
})

export const toCountriesAnswer = (locale: Locale): CountriesAnswer => ({
  countries: countriesByName(locale).map((country) => toCountryAnswer(country, locale)),
  error: null,
})
