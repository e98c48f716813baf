import { findCountry } from '#/country/country.ts'
import { consentCookie } from '#/platform/consent/consent-cookie.ts'
import { allows } from '#/platform/consent/consent.ts'
import { withSlash } from '#/platform/seo/canonical.ts'
import { nonPageFolder } from '#/platform/paths/non-page-folder.ts'
import { safePath } from '#/platform/paths/safe-path.ts'
import { affiliateClickPattern, isAffiliateParameter } from '#/platform/browser/affiliate-click.ts'
import { affiliateCookie } from '#/platform/http/visitor-cookies.ts'
import { locationCookies } from './location-cookies.ts'
import type { Visitor } from './visitor.ts'

export type UrlRedirect = { status: 301 | 302; location: string; cookies: string[] }

type RequestUrl = {
  method: string
  url: string
  visitor: Pick<Visitor, 'site' | 'isSecure' | 'isStoreNetwork' | 'cookieHeader'>
  /** The revision that a consent must be about. */
  revision: number
}

/** A fast path for most requests: such a path never needs a redirect. */
const isPlainPage = /^(?:\/[a-z0-9-]+)*\/$/

/** Whether the query may contain what belongs into cookies. */
const mayShorten = /country|awc/i

/** Paths that are not pages are left as they are: API calls, files, islands. */
const isPagePath = (path: string) =>
  !nonPageFolder.test(path) && !path.startsWith('/__nuxt_island/')

/**
 * The redirect of a URL that must be corrected: unsafe paths are made safe, pages end in a slash, and
 * `country` and the affiliate's click, in capitals or not, are moved from the query into cookies. All of it happens at once,
 * so that a visitor is redirected once at most. Without consent to marketing the click stays in the URL, where
 * the page finds it if the visitor agrees later (consent/browser/decide.client.ts).
 */
export function urlRedirect({ method, url, visitor, revision }: RequestUrl): UrlRedirect | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path, search] = splitOnce(url)
  if (isPlainPage.test(path) && !mayShorten.test(search)) return null
  const isPage = isPagePath(path)
  const corrected = isPage ? withSlash(safePath(path), visitor.site.trailingSlash) : path
  const { remaining, cookies, isShortened } = readQuery(search, isPage, { visitor, revision })
  if (corrected === path && !isShortened) return null
  return { status: isShortened ? 302 : 301, location: corrected + remaining, cookies }
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

type Sender = Pick<RequestUrl, 'visitor' | 'revision'>

function readQuery(search: string, isPage: boolean, sender: Sender) {
  const { isSecure } = sender.visitor
  const unchanged = { remaining: search, cookies: [] as string[], isShortened: false }
  if (!isPage || !mayShorten.test(search)) return unchanged
  const query = new URLSearchParams(search)
  const cookies: string[] = []
  let isShortened = false
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase()
    const isAffiliate = isAffiliateParameter(key) && mayStoreClick(sender)
    if (key !== 'country' && !isAffiliate) continue
    query.delete(name)
    isShortened = true
    if (isAffiliate) cookies.push(...affiliateCookies(value, isSecure))
    else cookies.push(...countryCookies(value, isSecure))
  }
  return isShortened
    ? { remaining: query.size > 0 ? `?${query}` : '', cookies, isShortened }
    : unchanged
}

/** A country the shop does not sell to sets no cookie, but is still removed from the URL. */
function countryCookies(code: string, secure: boolean): string[] {
  const country = findCountry(code)
  return country ? locationCookies(country, { secure }) : []
}

/** In a store nobody has consented, whatever their browser says. */
const mayStoreClick = ({ visitor: { cookieHeader, isStoreNetwork }, revision }: Sender) =>
  !isStoreNetwork && allows(consentCookie.read(cookieHeader), 'marketing', revision)

/** The affiliate network's ids are short and plain; anything else is not one. */
const affiliateCookies = (value: string, secure: boolean) =>
  affiliateClickPattern.test(value) ? [affiliateCookie.serialise(value, { secure })] : []
