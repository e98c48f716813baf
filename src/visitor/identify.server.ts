import type { IncomingMessage } from 'node:http'
import { chooseCountry } from '#/country/choose-country.ts'
import { negotiateLocale } from '#/i18n/negotiate-locale.ts'
import type { Config } from '#/platform/config.server.ts'
import { networkMatcher, trustProxies } from '#/platform/proxy-trust.server.ts'
import { siteOfHost } from '#/platform/sites.ts'
import { countryCookie, localeCookie } from '#/platform/visitor-cookies.ts'
import type { Visitor } from './visitor.ts'

export type Identify = (req: IncomingMessage) => Visitor

/** Prepares the rules of who is believed; the result runs once for every request, hits included. */
export function createIdentify(config: Config): Identify {
  const proxies = trustProxies(config.TRUSTED_PROXIES)
  const isStoreNetwork = networkMatcher(config.STORE_NETWORKS)

  return (req) => {
    const isTrusted = proxies.isTrusted(req)
    const forwarded = (name: string) => (isTrusted ? firstOf(req.headers[name]) : undefined)
    const { site, isStaging } = siteOfHost(forwarded('x-forwarded-host') ?? req.headers.host ?? '')
    const cookieHeader = req.headers.cookie ?? ''
    return {
      site,
      isStaging,
      locale: negotiateLocale({
        cookie: localeCookie.read(cookieHeader),
        acceptLanguage: req.headers['accept-language'] ?? null,
        site: site.defaultLocale,
      }),
      country: chooseCountry({
        cookie: countryCookie.read(cookieHeader),
        header: forwarded(config.COUNTRY_HEADER) ?? null,
        site: site.defaultCountry,
      }),
      // Most pages never ask, and working it out costs as much as finding the page.
      get address() {
        return proxies.addressOf(req)
      },
      isSecure: config.SECURE_COOKIES ?? forwarded('x-forwarded-proto') === 'https',
      get isStoreNetwork() {
        return isStoreNetwork(this.address)
      },
      cookieHeader,
      userAgent: req.headers['user-agent'] ?? '',
    }
  }
}

const firstOf = (header: string | string[] | undefined) => [header].flat()[0]?.split(',')[0]?.trim()
