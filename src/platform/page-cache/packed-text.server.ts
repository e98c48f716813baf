import type { Context } from 'hono'
import { chooseEncoding } from '#/platform/http/accept-encoding.server.ts'
import { brotliBest, brotliFast, bytesFrom, gzip } from './page-cache-bytes.server.ts'

type Variant = { body: Uint8Array<ArrayBuffer>; encoding?: 'br' | 'gzip' }

/** A text that never changes while the process runs, compressed once in every encoding browsers accept. */
export function packedText(text: string) {
  const plain = bytesFrom(text)
  const variants: Record<'br' | 'gzip' | 'identity', Variant> = {
    br: { body: new Uint8Array(brotliFast(plain)), encoding: 'br' },
    gzip: { body: new Uint8Array(gzip(plain)), encoding: 'gzip' },
    identity: { body: new Uint8Array(plain) },
  }
  // The best compression is slow, so it comes later; until then the fast one serves.
  void brotliBest(plain).then(
    (best) => (variants.br = { body: new Uint8Array(best), encoding: 'br' }),
  )

  return (c: Context): Response => {
    const { body, encoding } = variants[chooseEncoding(c.req.header('accept-encoding'))]
    c.header('vary', 'accept-encoding')
    if (encoding) c.header('content-encoding', encoding)
    return c.body(body)
  }
}
