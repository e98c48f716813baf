import { routeQueries } from '#/app/routes/route-queries.server.ts'
import { LRUCache } from 'lru-cache'
import { filterNames, listerParameters } from '#/lister/listing/filters.ts'
import { listerFromUrl, listerPairs } from '#/lister/listing/lister.ts'
import { matchPage, type Match } from '#/app/routes/pages.server.ts'
import { isPersonal } from '#/app/routes/routes.ts'
import { nonPageFolder } from '#/platform/paths/non-page-folder.ts'
import { pickQuery, type QueryPair } from '#/platform/page-cache/page-key.server.ts'

/** A page's URL after cleaning and matching, with the part of its query that counts. */
export type PageTarget = Readonly<
  Match & {
    kind: 'html' | 'payload'
    path: string
    /** The part of the query the page may depend on. */
    query: readonly QueryPair[]
    /** The rest of the query, which changes no page but is passed on by a redirect. */
    otherQuery: readonly QueryPair[]
    /** False where the query is too long to cache a page for. */
    isCacheable: boolean
  }
>

export const payloadSuffix = '_payload.json'

const rootFile = /^\/[^/]+\.\w{2,11}$/

/** Whether a path is answered by something other than a page. */
export const isNonPage = (path: string): boolean => nonPageFolder.test(path) || rootFile.test(path)

const targets = new LRUCache<string, PageTarget>({ max: 5_000 })

/** The page that a URL leads to. */
export function parsePageUrl(url: string): PageTarget {
  const known = targets.get(url)
  if (known) return known
  const target = targetOf(url)
  // A long URL is probably invented and would only take up memory.
  if (url.length <= 200) targets.set(url, target)
  return target
}

/**
 * Whether nobody has requested this URL lately and it names a public page with a query. Costs a tenth of
 * parsing the URL.
 */
export function isNewQuery(url: string): boolean {
  const end = url.indexOf('?')
  if (end < 0 || targets.has(url)) return false
  const path = url.slice(0, end)
  return plainPath.test(path) && !isPersonal(matchPage(path).row)
}

const plainPath = /^(?:\/[a-z0-9-]+)*\/$/

/** Only the path makes a request a payload request; nothing in a query or a header can. */
function targetOf(url: string): PageTarget {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const kind = pathname.endsWith(`/${payloadSuffix}`) ? 'payload' : 'html'
  // The browser adds the release that it was built with, so that no cache answers with another one's data.
  if (kind === 'payload') searchParams.delete('_b')
  const path = kind === 'payload' ? pathname.slice(0, -payloadSuffix.length) : pathname
  const match = matchPage(path)
  const allowed = routeQueries.get(match.row.path) ?? []
  if (allowed === 'any')
    return { ...match, path, kind, query: [...searchParams], otherQuery: [], isCacheable: false }
  const otherQuery = [...searchParams].filter(([name]) => !allowed.includes(name))
  const picked = pickQuery(
    allowed.includes('sort') ? normalised(searchParams) : searchParams,
    allowed,
  )
  const query = picked ?? [...searchParams].filter(([name]) => allowed.includes(name))
  return { ...match, path, kind, query, otherQuery, isCacheable: picked !== null }
}

/** Gives each listing one spelling: an unknown sort order, or the page `abc`, is dropped. */
function normalised(query: URLSearchParams): QueryPair[] {
  if (query.size === 0) return []
  const others = [...query].filter(([name]) => !isListerName(name))
  return [...listerPairs(listerFromUrl(query)), ...others]
}

const listerNames = new Set<string>([...filterNames, ...listerParameters, 'q'])
const isListerName = (name: string) => listerNames.has(name)

/** The query that counts, in the form that loaders and actions read. */
export const queryOf = ({ query }: PageTarget) =>
  new URLSearchParams(query.map(([name, value]) => [name, value]))
