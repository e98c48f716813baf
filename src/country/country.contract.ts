import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import type { Currency } from '#/money/currency.ts'
import { countriesByName } from './countries-by-name.ts'
import type { Country } from './country.ts'
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

/** The sign beside a currency's name in pickers. Prices use `formatMoney`, which places the sign by locale. */
const currencySigns: Record<Currency, string> = {
  AED: 'AED',
  AUD: 'A$',
  BGN: 'лв.',
  CAD: 'C$',
  CHF: 'CHF',
  CNY: 'CN¥',
  CZK: 'Kč',
  DKK: 'kr.',
  EUR: '€',
  GBP: '£',
  GIP: '£',
  HUF: 'Ft',
  JPY: '¥',
  KRW: '₩',
  MYR: 'RM',
  NOK: 'kr',
  NZD: 'NZ$',
  PLN: 'zł',
  RON: 'lei',
  SEK: 'kr',
  TWD: 'NT$',
  USD: '$',
  ZAR: 'R',
}
