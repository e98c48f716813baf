import type { Context } from 'hono'
import { chooseEncoding } from '#/platform/http/accept-encoding.server.ts'
import { brotliBest, brotliFast, bytesFrom, gzip } from './page-cache-bytes.server.ts'

type Packed = { body: Uint8Array<ArrayBuffer>; encoding?: 'br' | 'gzip' }

/** A text that never changes while the process runs, packed once in every coding browsers ask for. */
export function packedText(text: string) {
  const plain = bytesFrom(text)
  const kept: Record<'br' | 'gzip' | 'identity', Packed> = {
    br: { body: new Uint8Array(brotliFast(plain)), encoding: 'br' },
    gzip: { body: new Uint8Array(gzip(plain)), encoding: 'gzip' },
    identity: { body: new Uint8Array(plain) },
  }
  // Slow, so it comes later; until then the fast one serves.
  void brotliBest(plain).then((best) => (kept.br = { body: new Uint8Array(best), encoding: 'br' }))

  return (c: Context): Response => {
    const { body, encoding } = kept[chooseEncoding(c.req.header('accept-encoding'))]
    c.header('vary', 'accept-encoding')
    if (encoding) c.header('content-encoding', encoding)
    return c.body(body)
  }
}
