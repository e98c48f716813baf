import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { chooseCountry } from '#/country/choose-country.ts'
import { negotiateLocale } from '#/i18n/negotiate-locale.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { cookieNamesFor, incomingCookies } from '#/platform/config/cookie-names.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import {
  networkMatcher,
  type ProxyTrust,
  trustProxies,
} from '#/platform/http/proxy-trust.server.ts'
import { type HostedSite, siteOfHost } from '#/platform/config/sites.ts'
import { countryCookie, localeCookie } from '#/platform/http/visitor-cookies.ts'
import type { Visitor } from './visitor.ts'

export type Identify = (req: IncomingMessage) => Visitor

/** Prepares the trust rules; the result runs on every request, cache hits included. */
export function createIdentify(config: Config): Identify {
  const proxies = trustProxies(config.TRUSTED_PROXIES)
  const originOf = createOriginLookup(proxies, storeMatcher(config.STORE_NETWORKS))

  return (req) => {
    const { headers } = req
    const isTrusted = proxies.isTrusted(req)
    const forwarded = (name: string) => (isTrusted ? firstOf(headers[name]) : undefined)
    const host = forwarded('x-forwarded-host') ?? headers.host ?? ''
    const { site, isStaging } = sitesByHost.memo(host)
    const isSecure = config.SECURE_COOKIES ?? forwarded('x-forwarded-proto') === 'https'
    const cookieHeader = incomingCookies(headers.cookie ?? '', cookieNamesFor({ isSecure }, config))
    const { ip, network, isStoreNetwork, storeCode } = originOf(req)
    return {
      site,
      isStaging,
      host,
      ip,
      network,
      isStoreNetwork,
      storeCode,
      cookieHeader,
      userAgent: headers['user-agent'] ?? '',
      isSecure,
      locale: negotiateLocale({
        cookie: localeCookie.read(cookieHeader),
        acceptLanguage: headers['accept-language'] ?? null,
        site: site.defaultLocale,
      }),
      country: chooseCountry({
        cookie: countryCookie.read(cookieHeader),
        header: forwarded(config.COUNTRY_HEADER) ?? null,
        site: site.defaultCountry,
      }),
    }
  }
}

// A shop has a handful of hosts; the limit guards against invented ones.
const sitesByHost = new LRUCache<string, HostedSite>({ max: 64, memoMethod: siteOfHost })

type StoreOrigin = Pick<Visitor, 'isStoreNetwork' | 'storeCode'>
type Origin = Pick<Visitor, 'ip' | 'network'> & StoreOrigin

/** Parsing an IP address costs as much as finding a cached page, so recent ones are cached. */
function createOriginLookup(proxies: ProxyTrust, storeOf: (ip: string) => StoreOrigin) {
  const origins = new LRUCache<string, Origin>({ max: 2_000 })
  return (req: IncomingMessage): Origin => {
    const forwardedFor = req.headers['x-forwarded-for'] ?? ''
    const key = `${req.socket.remoteAddress} ${String(forwardedFor)}`
    const known = origins.get(key)
    if (known) return known
    const ip = proxies.ipOf(req)
    const origin = { ip, network: networkOf(ip), ...storeOf(ip) }
    // A very long header is made up and would only waste memory.
    if (key.length < 200) origins.set(key, origin)
    return origin
  }
}

/** Whether an IP address is in a store, and in which one if its range names it. */
function storeMatcher(ranges: readonly string[]): (ip: string) => StoreOrigin {
  const stores = ranges.map((range) => {
    const [network = '', code = null] = range.split('=').toReversed()
    return { code, isIn: networkMatcher([network]) }
  })
  return (ip) => {
    const store = stores.find(({ isIn }) => isIn(ip))
    return { isStoreNetwork: store !== undefined, storeCode: store?.code ?? null }
  }
}

const firstOf = (header: string | string[] | undefined) => [header].flat()[0]?.split(',')[0]?.trim()
