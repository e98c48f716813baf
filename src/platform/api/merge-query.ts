/** Adds parameters to a URL. The URL's own parameters win over added ones of the same name. */
export function mergeQuery(url: string, added: Iterable<readonly [string, string]>): string {
  const [, beforeHash = '', hash = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  const [path, query] = splitAt(beforeHash, beforeHash.indexOf('?'))
  const own = new URLSearchParams(query)
  const others = new URLSearchParams(
    [...added].filter(([name]) => !own.has(name)).map(([name, value]) => [name, value]),
  )
  // The URL's own query is not re-encoded; only the added parameters are.
  const merged = [query, others.toString()].filter(Boolean).join('&')
  return path + (merged && `?${merged}`) + hash
}

const splitAt = (text: string, at: number): [string, string] =>
  at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
