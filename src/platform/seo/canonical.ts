import { isFileLike, lowerCasePath, safePath } from '#/platform/paths/safe-path.ts'
import { settings } from '#/platform/config/settings.ts'

export type CanonicalSite = { url: string; trailingSlash: boolean; lowercaseCanonical: boolean }

export type CanonicalPage = {
  path: string
  query?: URLSearchParams
  /** The parameters that select another page; all others are dropped. */
  allowedQuery?: readonly string[]
  /** The visitor's language, since lowercasing depends on it. */
  locale?: string
  statusCode?: number
}

/** The canonical URL of a page for search engines; an error page has none (null). */
export function canonicalUrl(site: CanonicalSite, page: CanonicalPage): string | null {
  if ((page.statusCode ?? 200) >= 400) return null
  const path = site.lowercaseCanonical ? lowerCasePath(page.path, page.locale) : safePath(page.path)
  const query = canonicalQuery(page.query ?? new URLSearchParams(), page.allowedQuery)
  return site.url.replace(/\/+$/, '') + withSlash(path, site.trailingSlash) + (query && `?${query}`)
}

/** Only the allowed parameters, sorted by name; repeated ones stay, and one without a value becomes its bare name. */
function canonicalQuery(
  query: URLSearchParams,
  allowed: readonly string[] = settings.canonicalQuery,
): string {
  return [...query]
    .filter(([name]) => allowed.includes(name))
    .toSorted(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1))
    .map(([name, value]) => encodePair(name, value))
    .join('&')
}

/** Adds or removes the slash at the end of a page's path; files, query and fragment stay unchanged. */
export function withSlash(target: string, trailingSlash: boolean): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
  if (isFileLike(path)) return target
  const bare = path.replace(/\/+$/, '')
  return (trailingSlash || bare === '' ? `${bare}/` : bare) + rest
}

const encodePair = (name: string, value: string) =>
  new URLSearchParams([[name, value]]).toString().replace(/=$/, '')
