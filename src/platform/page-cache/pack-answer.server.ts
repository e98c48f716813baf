import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from '#/platform/http/accept-encoding.server.ts'
import { brotliFast, gzip } from './page-cache-bytes.server.ts'

// Below this size a coding saves no packet.
const packFrom = 1024

/** Packs what a call answers, whole and with its length: Hono's own would stream even forty bytes. */
export const packAnswer: MiddlewareHandler = async (c, next) => {
  await next()
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (encoding === 'identity' || c.req.method === 'HEAD') return
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = plain.length >= packFrom
  const packed = isWorthIt ? (encoding === 'br' ? brotliFast(plain) : gzip(plain)) : plain
  const answer = new Response(new Uint8Array(packed), c.res)
  answer.headers.set('vary', 'accept-encoding')
  answer.headers.set('content-length', String(packed.length))
  if (isWorthIt) answer.headers.set('content-encoding', encoding)
  c.res = answer
}
