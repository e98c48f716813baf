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

  /** A class, because most pages never ask for the address, and working it out costs as much as finding the page. */
  class RequestVisitor implements Visitor {
    readonly site
    readonly isStaging
    readonly locale
    readonly country
    readonly isSecure
    readonly cookieHeader
    readonly #req

    constructor(req: IncomingMessage) {
      const { headers } = req
      const isTrusted = proxies.isTrusted(req)
      const forwarded = (name: string) => (isTrusted ? firstOf(headers[name]) : undefined)
      const { site, isStaging } = siteOfHost(forwarded('x-forwarded-host') ?? headers.host ?? '')
      this.#req = req
      this.site = site
      this.isStaging = isStaging
      this.cookieHeader = headers.cookie ?? ''
      this.locale = negotiateLocale({
        cookie: localeCookie.read(this.cookieHeader),
        acceptLanguage: headers['accept-language'] ?? null,
        site: site.defaultLocale,
      })
      this.country = chooseCountry({
        cookie: countryCookie.read(this.cookieHeader),
        header: forwarded(config.COUNTRY_HEADER) ?? null,
        site: site.defaultCountry,
      })
      this.isSecure = config.SECURE_COOKIES ?? forwarded('x-forwarded-proto') === 'https'
    }

    get userAgent() {
      return this.#req.headers['user-agent'] ?? ''
    }

    get address() {
      return proxies.addressOf(this.#req)
    }

    get isStoreNetwork() {
      return isStoreNetwork(this.address)
    }
  }

  return (req) => new RequestVisitor(req)
}

const firstOf = (header: string | string[] | undefined) => [header].flat()[0]?.split(',')[0]?.trim()
