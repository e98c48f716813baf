/** Everything a stored page may depend on. Headers, cookies and the customer are not included. */
export type PageKeyParts = {
  site: string
  path: string
  query: readonly QueryPair[]
  locale: string
  country: string
  /** A call's headers differ when its URL names the market. */
  kind: 'html' | 'payload' | 'call' | 'shared-call'
  buildId: string
}
export type QueryPair = readonly [name: string, value: string]

/**
 * No two requests share a key by accident: the parts in front contain no space, nor does the encoded
 * query, so the path between them may be anything (a decoded `?` or space included).
 */
export function pageKey(parts: PageKeyParts): string {
  const { buildId, site, locale, country, kind, path, query } = parts
  const front = `${buildId} ${site} ${locale} ${country} ${kind} ${path} `
  return query.length === 0 ? front : front + query.map(encodePair).join('&')
}

/** The key for logs, which must not contain search terms. */
export const keyWithoutQuery = (key: string) => key.slice(0, key.lastIndexOf(' '))

const encodePair = ([name, value]: QueryPair) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`

// More than a shopper would choose; without a limit the number of different pages would have no end.
const maxPairs = 12
const maxValueLength = 80

/**
 * The allow-listed part of a query in sorted order, or null when it is too long to cache a page for.
 * Render from these pairs, never from the raw query, or a stranger's parameter ends up in everyone's page.
 */
export function pickQuery(
  query: Iterable<QueryPair>,
  allowed: readonly string[],
): QueryPair[] | null {
  const picked: QueryPair[] = []
  for (const [name, value] of query) {
    if (!allowed.includes(name)) continue
    if (value.length > maxValueLength || picked.length === maxPairs) return null
    picked.push([name, value])
  }
  return picked.toSorted(byNameThenValue).filter(isFirstOfItsKind)
}

const byNameThenValue = (a: QueryPair, b: QueryPair) => compare(a[0], b[0]) || compare(a[1], b[1])

// Not localeCompare: the order must be the same on every machine, and every request runs this.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const isFirstOfItsKind = (pair: QueryPair, i: number, sorted: QueryPair[]) =>
  i === 0 || byNameThenValue(pair, sorted[i - 1] ?? pair) !== 0
