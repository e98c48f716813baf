import { Refusal, type PlatformRefusal } from './refusal.ts'

type HeaderOf = (name: string) => string | null | undefined

/** What tells one of our own pages by its origin: the host that the browser asked for, and the site's own URL. */
export type OwnOrigin = { host: string; isSecure: boolean; site: { url: string } }

/**
 * Refuses a change that another site's page caused. Current browsers say who caused a request
 * (`Sec-Fetch-Site`), older ones at least name the page's origin with every POST. Whoever sends neither
 * is no page in a browser, so nobody's cookies ride along.
 */
export function refuseForeignPage(header: HeaderOf, own: OwnOrigin): void {
  if (isForeign(header, own) || isSpeculative(header)) throw refusal()
}

/**
 * The same for a call of the API. The specification has GETs that change something, and no browser is led to
 * one: neither by a link of ours nor by one in a mail or on paper, which looks like an address that was typed.
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

/** A proxy that nobody told us to trust may speak TLS for us, so plain HTTP is only assumed, never required. */
function isOwnOrigin(origin: string, { host, isSecure, site }: OwnOrigin): boolean {
  const schemes = isSecure ? ['https'] : ['http', 'https']
  return (
    origin === new URL(site.url).origin ||
    schemes.some((scheme) => origin === `${scheme}://${host.toLowerCase()}`)
  )
}

const isSpeculative = (header: HeaderOf) =>
  /prefetch|prerender/i.test(header('sec-purpose') ?? header('purpose') ?? '')
