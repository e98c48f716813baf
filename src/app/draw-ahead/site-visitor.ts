import { defaultCountry, findCountry } from '#/country/country.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Visitor } from '#/visitor/visitor.ts'

/** A typical visitor of a site, for work done ahead of requests. */
export const siteVisitor = (site: Site): Visitor => ({
  site,
  isStaging: false,
  locale: site.defaultLocale,
  country: findCountry(site.defaultCountry) ?? defaultCountry,
  host: new URL(site.url).host,
  ip: '',
  network: networkOf(''),
  isSecure: false,
  isStoreNetwork: false,
  storeCode: null,
  cookieHeader: '',
  userAgent: '',
})
