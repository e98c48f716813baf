import type { PlaceholderValues } from '#/content/placeholders.ts'
import { deliveryCountries, deliveryFacts } from '#/content/retailer-facts.ts'
import { type CountryCode, findCountry } from '#/country/country.ts'
import { languageTags, type Locale } from '#/i18n/locale.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { formatMoney } from '#/money/format-money.ts'
import { inMinor, type ShippingBook } from './shipping.ts'

export type DeliveryWords = Record<(typeof deliveryFacts)[number], string>

const none = '–'

/** The delivery rates of a country as texts show them; null where the shop does not deliver. */
export function deliveryWords(
  book: ShippingBook,
  code: CountryCode,
  locale: Locale,
): DeliveryWords | null {
  const [rate, currency] = [book.rateFor(code), findCountry(code)?.currency]
  if (!rate || !currency) return null
  const price = (major: number | null) => {
    if (major === null) return none
    return major === 0
      ? translatorFor(locale)('content.delivery.free')
      : formatMoney(inMinor(major, currency), languageTags[locale])
  }
  return {
    parcel: price(rate.parcel),
    freeFrom: rate.freeFrom === null ? none : price(rate.freeFrom),
    bike: price(rate.bike),
    days: rate.days.join('–'),
  }
}

/** The delivery prices of the sites' own countries, which texts contain as `{{delivery.gb.parcel}}`. */
export const deliveryPlaceholders = (book: ShippingBook, locale: Locale): PlaceholderValues =>
  Object.fromEntries(
    deliveryCountries.flatMap((code) => {
      const words = deliveryWords(book, code, locale)
      return deliveryFacts.map((fact) => [`delivery.${code}.${fact}`, words?.[fact] ?? none])
    }),
  )
