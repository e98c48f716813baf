import { isLocale, type Locale } from '#/i18n/locale.ts'
import { affiliateClickPattern } from '#/platform/browser/affiliate-click.ts'
import { type CookieCodec, defineCookie, patternCodec } from './cookies.ts'
import { cookieSettings } from '#/platform/config/settings.ts'
import { daySeconds } from '#/platform/config/durations.ts'

const { localeDays, locationDays, affiliateDays } = cookieSettings

const localeCodec: CookieCodec<Locale> = {
  encode: (locale) => locale,
  decode: (text) => (isLocale(text) ? text : null),
}

/** The language last used. */
export const localeCookie = defineCookie({
  name: 'i18n_redirected',
  maxAgeSeconds: localeDays * daySeconds,
  codec: localeCodec,
  httpOnly: false,
})

/** The delivery country the visitor chose; `findCountry` decides whether the shop sells there. */
export const countryCookie = defineCookie({
  name: 'location_country',
  maxAgeSeconds: locationDays * daySeconds,
  codec: patternCodec(/^[a-z]{2}$/),
  httpOnly: false,
})

export const currencyCookie = defineCookie({
  name: 'location_currency',
  maxAgeSeconds: locationDays * daySeconds,
  codec: patternCodec(/^[A-Z]{3}$/),
  httpOnly: false,
})

/** The affiliate click that a later order is credited to. */
export const affiliateCookie = defineCookie({
  name: 'awc',
  maxAgeSeconds: affiliateDays * daySeconds,
  codec: patternCodec(affiliateClickPattern),
})
