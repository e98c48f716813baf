import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Network } from '#/platform/rate-limit/network.ts'
import type { Site } from '#/platform/config/sites.ts'

/**
 * The visitor of a request, determined once per request. The IP address, the scheme and forwarded headers are
 * taken from trusted proxies only. It is a plain value, so a copy with another country or cart is valid too.
 */
export type Visitor = {
  site: Site
  isStaging: boolean
  locale: Locale
  country: Country
  /** The host that the browser requested, including the port. */
  host: string
  /** The visitor's IP address behind the trusted proxies. Rate limits count by `network` instead. */
  ip: string
  network: Network
  isSecure: boolean
  isStoreNetwork: boolean
  /** The store that this network belongs to, where the setting says so. */
  storeCode: string | null
  /** The cookie header under plain names; each feature reads its own cookie with its own codec. */
  cookieHeader: string
  userAgent: string
}
