import { defaultCountry, findCountry } from '#/country/country.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Visitor } from '#/visitor/visitor.ts'

/** Who stands for all visitors of a site where the shop works ahead of them. */
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
  cookieHeader: '',
  userAgent: '',
})
