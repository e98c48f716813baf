import { breadcrumbJsonLd, organisationJsonLd } from '#/catalogue/read/structured-data.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { canonicalUrl } from '#/platform/seo/canonical.ts'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import type { DayHours, Span } from '#/stores/hours/opening-hours.ts'
import { type Store, storePath, storesPath } from '#/stores/store.ts'
import type { Ctx } from '#/visitor/context.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const specification = ({ from, to }: Span) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from,
  closes: to,
})

/** A day without hours is closed, which schema.org expresses as opening and closing at midnight. */
const specialDay = ({ day, spans }: DayHours) =>
  (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map((span) => ({
    ...specification(span),
    validFrom: day,
    validThrough: day,
  }))

/** Structured data for search engines: the store with its hours, and the breadcrumb. */
export function storeStructuredData(
  { visitor: { site, locale } }: Ctx,
  store: Store,
  special: readonly DayHours[],
): string {
  const path = storePath(store)
  const url = canonicalUrl(site, { path })
  const name = `${site.name} ${store.name[locale]}`
  const business = {
    '@type': 'BikeStore',
    '@id': `${url}#store`,
    url,
    name,
    description: store.lead[locale],
    telephone: store.phone,
    email: store.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      postalCode: store.postcode,
      addressLocality: store.city[locale],
      addressCountry: store.country.toUpperCase(),
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.hours.week.flatMap((spans, index) =>
      spans.map((span) => ({ ...specification(span), dayOfWeek: dayNames[index] })),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.flatMap(specialDay) }),
    parentOrganization: organisationJsonLd(site),
  }
  const crumbs = [
    { name: translatorFor(locale)('stores.title'), path: storesPath },
    { name, path },
  ]
  return jsonLd(business, breadcrumbJsonLd(site, crumbs))
}
