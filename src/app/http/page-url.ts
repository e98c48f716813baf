import { filterNames, listerParameters } from '#/lister/listing/filters.ts'
import { listerFromUrl, listerQuery } from '#/lister/listing/lister.ts'
import { matchPage, type Match } from '#/app/routes/pages.server.ts'
import { pickQuery, type QueryPair } from '#/platform/page-cache/page-key.server.ts'

/** A page's address as it is served: cleaned, matched, with the part of its query that counts. */
export type PageTarget = Match & {
  kind: 'html' | 'payload'
  path: string
  /** The part of the query the page may depend on. */
  query: QueryPair[]
  /** The rest of the query, which changes no page but follows a redirect. */
  otherQuery: QueryPair[]
  /** False where the query asks for more than is worth keeping a page for. */
  isCacheable: boolean
}

export const payloadSuffix = '_payload.json'

/** Everything the shop answers that is not one of its pages. */
export const notPages =
  /^\/(?:nuxt\/api|_i18n|builds|img|feeds|sitemaps|flags|assets)(?:\/|$)|^\/[^/]+\.\w{2,11}$/

const noQuery = new URLSearchParams()
/** Addresses in which a parser would change nothing: most requests by far. */
const isPlain = /^(?:\/[\w-]+)*\/(?:_payload\.json)?$/

const partsOf = (url: string): Pick<URL, 'pathname' | 'searchParams'> =>
  isPlain.test(url) ? { pathname: url, searchParams: noQuery } : new URL(url, 'http://localhost')

/** A payload is asked for by its path alone; nothing in a query or a header can turn a page into one. */
export function parsePageUrl(url: string): PageTarget {
  const { pathname, searchParams } = partsOf(url)
  const kind = pathname.endsWith(`/${payloadSuffix}`) ? 'payload' : 'html'
  const path = kind === 'payload' ? pathname.slice(0, -payloadSuffix.length) : pathname
  const match = matchPage(path)
  const allowed = match.row.query ?? []
  if (allowed === 'any')
    return { ...match, path, kind, query: [...searchParams], otherQuery: [], isCacheable: false }
  const otherQuery = [...searchParams].filter(([name]) => !allowed.includes(name))
  const kept = pickQuery(allowed.includes('sort') ? spelt(searchParams) : searchParams, allowed)
  const query = kept ?? [...searchParams].filter(([name]) => allowed.includes(name))
  return { ...match, path, kind, query, otherQuery, isCacheable: kept !== null }
}

/** One spelling for each listing: an order that does not exist, or the page `abc`, is as good as none. */
function spelt(query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return query
  const listing = new URLSearchParams(listerQuery(listerFromUrl(query)))
  const others = [...query].filter(([name]) => !isListerName(name))
  return new URLSearchParams([...listing, ...others])
}

const listerNames = new Set<string>([...filterNames, ...listerParameters, 'q'])
const isListerName = (name: string) => listerNames.has(name)

/** The query that counts, as loaders and actions read it. */
export const queryOf = ({ query }: PageTarget) =>
  new URLSearchParams(query.map(([name, value]) => [name, value]))
