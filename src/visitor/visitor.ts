import type { Country } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Network } from '#/platform/rate-limit/network.ts'
import type { Site } from '#/platform/config/sites.ts'

/**
 * Who is asking, worked out once per request and never from anything a stranger can claim. It is a plain
 * value: a copy with another country or cart is as good as the original.
 */
export type Visitor = {
  site: Site
  isStaging: boolean
  locale: Locale
  country: Country
  /** The host that the browser asked for, port included. */
  host: string
  /** The visitor's IP address behind the trusted proxies. Limits count by `network` instead. */
  ip: string
  network: Network
  isSecure: boolean
  isStoreNetwork: boolean
  /** The cookie header under plain names; each feature reads its own cookie by its own codec. */
  cookieHeader: string
  userAgent: string
}
