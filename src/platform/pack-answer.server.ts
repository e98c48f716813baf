import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from './accept-encoding.server.ts'
import { brotliFast, gzip } from './page-cache-bytes.server.ts'

// Below this size a coding saves no packet.
const packFrom = 1024

/** Packs what a call answers, whole and with its length: Hono's own would stream even forty bytes. */
export const packAnswer: MiddlewareHandler = async (c, next) => {
  await next()
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const isJson = c.res.headers.get('content-type')?.startsWith('application/json') ?? false
  if (encoding === 'identity' || !isJson || c.req.method === 'HEAD') return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = plain.length >= packFrom
  const packed = isWorthIt ? (encoding === 'br' ? brotliFast(plain) : gzip(plain)) : plain
  c.res = new Response(new Uint8Array(packed), c.res)
  c.header('vary', 'accept-encoding')
  c.header('content-length', String(packed.length))
  if (isWorthIt) c.header('content-encoding', encoding)
}
