import { createHash } from 'node:crypto'

/** What a render gives to the cache. Header names may come in any case. */
export type RenderedPage = {
  status: number
  headers: Readonly<Record<string, string | readonly string[]>>
  body: string | Buffer
  tags: readonly string[]
  /** Left out where only a change that is made can make another page of it. */
  trueForMs?: number
  /** False for errors, for anything personal and for redirects with a cookie. */
  store: boolean
}

export type Field = readonly [name: string, value: string]

// Ours to say, or true of one answer only. Kept, they would be wrong in every later answer.
const notKept = new Set(
  `connection keep-alive transfer-encoding content-length content-encoding
  date age etag server-timing x-request-id x-cache`.split(/\s+/),
)

/** The headers that go out with every answer, `Vary` completed. */
export function fieldsOf(page: RenderedPage): Field[] {
  const fields = Object.entries(page.headers)
    .flatMap(([name, values]) => [values].flat().map((value): Field => [name, value]))
    .filter(([name]) => !notKept.has(name.toLowerCase()))
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

// A 204, a 206 or a 5xx stored by mistake is a blank or broken shop for everyone.
const storableStatuses = new Set([200, 301, 302, 307, 308, 404, 410])

/** Says no more often than the render does: a page made for one person must not reach the next. */
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

/** Our own failing, which a good page in store may cover up. */
export const isFailure = (page: RenderedPage) => page.status >= 500

/** May go to those who waited for the same page: never with somebody's cookie. */
export const isShareable = (page: RenderedPage) =>
  isStorable(page) ||
  (isFailure(page) && !Object.keys(page.headers).some((name) => /^set-cookie$/i.test(name)))

/**
 * Weak, because one tag stands for every coding and outlives a better compression of the same page.
 * Headers count: a new Content-Security-Policy must reach those who hold the same body.
 */
export function etagOf(fields: readonly Field[], body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(fields)).update(body)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
