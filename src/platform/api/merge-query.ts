/** Adds parameters to an address. Those that the address names itself win over ours of the same name. */
export function mergeQuery(address: string, added: Iterable<readonly [string, string]>): string {
  const [, beforeHash = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? []
  const [path, query] = splitAt(beforeHash, beforeHash.indexOf('?'))
  const own = new URLSearchParams(query)
  const others = new URLSearchParams(
    [...added].filter(([name]) => !own.has(name)).map(([name, value]) => [name, value]),
  )
  // The address's own spelling stays: only what is added is written by us.
  const merged = [query, others.toString()].filter(Boolean).join('&')
  return path + (merged && `?${merged}`) + hash
}

const splitAt = (text: string, at: number): [string, string] =>
  at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
