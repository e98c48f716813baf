import { brotliCompressSync, constants } from 'node:zlib'

/** The size of a picture on the wire, with the compression level the shop uses. */
export const packedSize = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
