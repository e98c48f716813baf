import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from '#/platform/http/accept-encoding.server.ts'
import { brotliFast, gzip } from './page-cache-bytes.server.ts'

// Below this size compression saves no packet.
const compressFrom = 1024

/** Compresses a JSON response whole and sets its length: Hono's own middleware would stream even forty bytes. */
export const packAnswer: MiddlewareHandler = async (c, next) => {
  await next()
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (encoding === 'identity' || c.req.method === 'HEAD') return
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = plain.length >= compressFrom
  const compressed = isWorthIt ? (encoding === 'br' ? brotliFast(plain) : gzip(plain)) : plain
  const response = new Response(new Uint8Array(compressed), c.res)
  response.headers.set('vary', 'accept-encoding')
  response.headers.set('content-length', String(compressed.length))
  if (isWorthIt) response.headers.set('content-encoding', encoding)
  c.res = response
}
