import { Refusal, type PlatformRefusal } from './refusal.ts'

type HeaderOf = (name: string) => string | null | undefined

/** Identifies the shop's own pages: the host the browser requested, and the site's own URL. */
export type OwnOrigin = { host: string; isSecure: boolean; site: { url: string } }

/**
 * Refuses a change that another site's page caused. Current browsers send the initiator
 * (`Sec-Fetch-Site`), older ones at least the page's origin with every POST. A client that sends neither
 * is not a page in a browser, so no visitor's cookies are at risk.
 */
export function refuseForeignPage(header: HeaderOf, own: OwnOrigin): void {
  if (isForeign(header, own) || isSpeculative(header)) throw refusal()
}

/**
 * The same for an API call. Some GETs change something, and a browser must never navigate to one: neither
 * by a link of ours nor by one in a mail or on paper, which looks like a typed URL.
 */
export function refuseForeignCall(header: HeaderOf, own: OwnOrigin): void {
  refuseForeignPage(header, own)
  if (header('sec-fetch-mode') === 'navigate') throw refusal()
}

const refusal = () => new Refusal<PlatformRefusal>('forbidden-origin', { status: 403 })

function isForeign(header: HeaderOf, own: OwnOrigin): boolean {
  const site = header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = header('origin')
  return Boolean(origin) && !isOwnOrigin(String(origin), own)
}

/** A proxy that is not listed as trusted may terminate TLS, so both schemes count unless HTTPS is certain. */
function isOwnOrigin(origin: string, { host, isSecure, site }: OwnOrigin): boolean {
  const schemes = isSecure ? ['https'] : ['http', 'https']
  return (
    origin === new URL(site.url).origin ||
    schemes.some((scheme) => origin === `${scheme}://${host.toLowerCase()}`)
  )
}

const isSpeculative = (header: HeaderOf) =>
  /prefetch|prerender/i.test(header('sec-purpose') ?? header('purpose') ?? '')
