import { storedCalls } from '#/app/routes/api.ts'

/** A call that is stored like a page, with its query in one spelling. */
export type StoredCall = {
  path: string
  query: URLSearchParams
  keyQuery: [name: string, value: string][]
}

/** Beyond this length a query is not one of our pages'. */
const maxLength = 300

/** Parsing a long query costs more than the rest of a cache hit. */
const parsed = new Map<string, StoredCall>()
const maxParsed = 2_000

export function parseStoredCall(url: string): StoredCall | null {
  const known = parsed.get(url)
  if (known !== undefined) return known
  const call = url.length > maxLength ? null : parse(url)
  if (call === null) return null
  if (parsed.size >= maxParsed) parsed.clear()
  parsed.set(url, call)
  return call
}

/** Null for every other call, and for a query that is refused or too long to store a response for. */
function parse(url: string): StoredCall | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const storedAs = storedCalls.get(path)
  if (!storedAs) return null
  // Of a repeated parameter the first counts, as in the handler.
  const pairs = new Map([...new URLSearchParams(url.slice(path.length))].toReversed())
  const spelled = storedAs(Object.fromEntries(pairs))
  return (
    spelled && { path, query: new URLSearchParams([...pairs]), keyQuery: Object.entries(spelled) }
  )
}
