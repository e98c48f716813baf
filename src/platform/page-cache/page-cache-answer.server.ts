import {
  validateHeaderName,
  validateHeaderValue,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { chooseEncoding, type Encoding } from '#/platform/http/accept-encoding.server.ts'
import { matchesEtag } from '#/platform/http/if-none-match.server.ts'
import { brotliFast, bytesFrom, gzip, unbrotli } from './page-cache-bytes.server.ts'
import {
  etagOf,
  fieldsOf,
  isStorable,
  type Field,
  type RenderedPage,
} from './page-cache-page.server.ts'
import { withExtras } from '#/platform/http/response-extras.server.ts'

/** One encoding of a page, ready to be written: the body and all headers as one flat list. */
export type Variant = { body: Buffer; headers: string[] }

/** A page prepared once, so that a response builds nothing. Every header list ends with `X-Cache`. */
export type Answer = {
  status: number
  etag: string | null
  fields: readonly Field[]
  notModified: string[]
  variants: Record<Encoding, Variant | null>
}

export type CacheWord = 'hit' | 'stale' | 'miss' | 'pass'

// Below this size compression saves no packet.
const compressFrom = 1024

export function answerFor(page: RenderedPage): Answer {
  const pageFields = fieldsOf(page)
  const body = typeof page.body === 'string' ? bytesFrom(page.body) : page.body
  const etag = page.status === 200 && isStorable(page) ? etagOf(pageFields, body) : null
  for (const [name, value] of pageFields) validate(name, value)
  const fields: Field[] = etag ? [...pageFields, ['ETag', etag]] : pageFields
  const identity = variant({ status: page.status, fields }, 'identity', body)
  const coded = identity.body.length < compressFrom ? identity : null
  return {
    status: page.status,
    etag,
    fields,
    notModified: notModifiedHeaders(fields),
    variants: { br: coded, gzip: coded, identity },
  }
}

// Refused here, an invalid header fails one render; stored, it would fail every response.
function validate(name: string, value: string): void {
  validateHeaderName(name)
  validateHeaderValue(name, value)
}

type Head = Pick<Answer, 'status' | 'fields'>
function variant({ status, fields }: Head, encoding: Encoding, body: Buffer): Variant {
  const coding: Field[] = encoding === 'identity' ? [] : [['Content-Encoding', encoding]]
  const length: Field[] = bodiless.has(status) ? [] : [['Content-Length', String(body.length)]]
  return { body, headers: flat([...fields, ...coding, ...length]) }
}

// RFC 9110 §8.6: these must not, or need not, carry a length.
const bodiless = new Set([204, 304])

// The headers a 304 must repeat (RFC 9110 §15.4.5); the client still has the others.
const repeated = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary'])
const notModifiedHeaders = (fields: readonly Field[]) =>
  flat(fields.filter(([name]) => repeated.has(name.toLowerCase())))

const flat = (fields: readonly Field[]): string[] => [...fields.flat(), 'X-Cache', 'hit']

/** The page in this encoding, made on first demand from whichever encoding exists. */
function variantOf(answer: Answer, encoding: Encoding): Variant {
  const ready = answer.variants[encoding]
  if (ready) return ready
  const made = variant(answer, encoding, encoded(plainBytes(answer), encoding))
  answer.variants[encoding] = made
  return made
}

function encoded(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliFast(plain)
  return encoding === 'gzip' ? gzip(plain) : plain
}

export function plainBytes({ variants: { identity, br } }: Answer): Buffer {
  if (identity) return identity.body
  if (br) return unbrotli(br.body)
  throw new Error('A page in the cache lost its bytes')
}

/** Only brotli is stored: an eighth of the plain bytes, and the other encodings can be made from it. */
export function pack(answer: Answer): void {
  const br = variantOf(answer, 'br')
  if (br === answer.variants.identity) return
  answer.variants = { br, gzip: null, identity: null }
}

/** Replaces the fast brotli with a better one; the ETag stays, since the page is the same. */
export function replaceBrotli(answer: Answer, body: Buffer): void {
  answer.variants.br = variant(answer, 'br', body)
}

/** The memory the page really uses: every body once, and its headers. */
export function bytesOf({ variants, fields }: Answer): number {
  const distinct = [...new Set(Object.values(variants))].filter((one) => one !== null)
  const headers = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return distinct.reduce((sum, { body }) => sum + body.length, headers)
}

/**
 * Writes the whole response. A hit builds nothing and writes one buffer.
 * Returns true when an encoding had to be made, so that the page is larger now.
 */
export function send(
  answer: Answer,
  req: IncomingMessage,
  res: ServerResponse,
  word: CacheWord,
): boolean {
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted } = req.headers
  if (ifNoneMatch !== undefined && answer.etag !== null && matchesEtag(ifNoneMatch, answer.etag)) {
    res.writeHead(304, headersFor(req, answer.notModified, word)).end()
    return false
  }
  const encoding = chooseEncoding(accepted?.toString())
  const ready = answer.variants[encoding]
  const { body, headers } = ready ?? variantOf(answer, encoding)
  res.writeHead(answer.status, headersFor(req, headers, word))
  if (req.method === 'HEAD') res.end()
  else res.end(body)
  return ready === null
}

function headersFor(req: IncomingMessage, headers: string[], word: CacheWord): string[] {
  const all = withWord(headers, word)
  return req.responseExtras ? withExtras(all, req.responseExtras) : all
}

const withWord = (headers: string[], word: CacheWord) =>
  word === 'hit' ? headers : headers.toSpliced(-1, 1, word)
