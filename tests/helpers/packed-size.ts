import { brotliCompressSync, constants } from 'node:zlib'

/** What a drawing weighs on the wire: packed as the shop packs it, not as small as it could be. */
export const packedSize = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
