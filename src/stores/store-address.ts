import type { Locale } from '#/i18n/locale.ts'
import type { Store } from './store.ts'

/** The street and the town, each country in its own order. */
export const storeAddress = (
  { street, postcode, city, country }: Store,
  locale: Locale,
): readonly string[] =>
  country === 'de'
    ? [street, `${postcode} ${city[locale]}`]
    : [street, `${city[locale]} ${postcode}`]
