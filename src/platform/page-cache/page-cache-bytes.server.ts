import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib'

// 0.3 ms for a listing page, while a shopper waits. Quality 2 takes 0.6 ms and makes it 7 % smaller.
const fastQuality = 1
// Takes a hundred times as long for the same page, a fifth smaller: only in the background.
const bestQuality = constants.BROTLI_MAX_QUALITY

const brotliOptions = (quality: number, size: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

export function bytesFrom(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

export const brotliFast = (plain: Buffer) =>
  exact(brotliCompressSync(plain, brotliOptions(fastQuality, plain.length)))

export const unbrotli = (packed: Buffer) => exact(brotliDecompressSync(packed))

export const gzip = (plain: Buffer) => exact(gzipSync(plain, { level: 6 }))

/** Runs on a thread of the pool and does not block the event loop. */
export const brotliBest = (plain: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    brotliCompress(plain, brotliOptions(bestQuality, plain.length), (fault, packed) =>
      fault ? reject(fault) : resolve(exact(packed)),
    )
  })

/** zlib returns slices of 64 kB buffers; stored uncopied, a page of 5 kB would hold a whole one. */
function exact(slice: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(slice.length)
  slice.copy(copy)
  return copy
}
