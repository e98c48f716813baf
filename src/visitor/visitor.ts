import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Site } from '#/platform/sites.ts'

/** Who is asking, worked out once per request and never from anything a stranger can claim. */
export type Visitor = {
  site: Site
  isStaging: boolean
  locale: Locale
  country: Country
  /** The connection's address behind the trusted proxies. */
  address: string
  isSecure: boolean
  isStoreNetwork: boolean
  /** The raw cookie header; each feature reads its own cookie by its own codec. */
  cookieHeader: string
  userAgent: string
}
