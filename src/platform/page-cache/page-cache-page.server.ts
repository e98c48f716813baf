import { createHash } from 'node:crypto'

/** The result of a render. Header names may be in any case. */
export type RenderedPage = {
  status: number
  headers: Readonly<Record<string, string | readonly string[]>>
  body: string | Buffer
  tags: readonly string[]
  /** Left out where the page changes only through a purge. */
  trueForMs?: number
  /** False for errors, for anything personal and for redirects with a cookie. */
  store: boolean
}

export type Field = readonly [name: string, value: string]

// These are set by the cache itself or belong to one response; stored, they would be wrong in later ones.
const notStored = new Set(
  `connection keep-alive transfer-encoding content-length content-encoding
  date age etag server-timing x-request-id x-cache`.split(/\s+/),
)

/** The headers that go out with every response, with `Accept-Encoding` added to `Vary`. */
export function fieldsOf(page: RenderedPage): Field[] {
  const fields = Object.entries(page.headers)
    .flatMap(([name, values]) => [values].flat().map((value): Field => [name, value]))
    .filter(([name]) => !notStored.has(name.toLowerCase()))
  const [vary, others] = partition(fields, ([name]) => name.toLowerCase() === 'vary')
  return [...others, ['Vary', completedVary(vary.map(([, value]) => value))]]
}

function completedVary(values: string[]): string {
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim())
  if (names.includes('*')) return '*'
  const others = names.filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding')
  return [...others, 'Accept-Encoding'].join(', ')
}

const partition = <T>(all: T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
]

// A 204, a 206 or a 5xx stored by mistake would be a blank or broken shop for everyone.
const storableStatuses = new Set([200, 301, 302, 307, 308, 404, 410])

/** Stricter than the render's own flag: a page made for one person must not reach the next. */
export function isStorable(page: RenderedPage): boolean {
  if (!page.store || !storableStatuses.has(page.status)) return false
  if (page.status === 200 && page.body.length === 0) return false
  return !Object.entries(page.headers).some(([name, value]) => forbidsStoring(name, String(value)))
}

function forbidsStoring(name: string, value: string): boolean {
  switch (name.toLowerCase()) {
    case 'set-cookie':
      return true
    case 'cache-control':
      return /\b(private|no-store)\b/i.test(value)
    case 'vary':
      return value.includes('*')
    default:
      return false
  }
}

/** A fault of the shop, for which a stored page may be served instead. */
export const isFailure = (page: RenderedPage) => page.status >= 500

/** Whether requests that waited for the same page may share it: never with somebody's cookie. */
export const isShareable = (page: RenderedPage) =>
  isStorable(page) ||
  (isFailure(page) && !Object.keys(page.headers).some((name) => /^set-cookie$/i.test(name)))

/**
 * Weak, because one ETag stands for every encoding and survives a better compression of the same page.
 * Headers count: a new Content-Security-Policy must reach browsers that cached the same body.
 */
export function etagOf(fields: readonly Field[], body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(fields)).update(body)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
