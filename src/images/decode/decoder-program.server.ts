/**
 * Decodes pictures of strangers, in a process of its own: a picture that takes more memory than it should, or finds a fault
 * in the decoder, ends this process and not the shop. `picture-decoder.server.ts` starts it and sends it one picture at a time.
 */
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { decodingMb } from './decoding-memory.ts'

export type DecodingJob = {
  bytes: Uint8Array
  /** The type by the first bytes, with which the decoder must agree. */
  mediaType: string
  limits: PictureLimits
}
export type PictureLimits = {
  /** The memory that a picture may take while it is decoded. */
  memoryMb: number
  pixels: number
  /** The longest side of what is sent. */
  side: number
  /** The longest side of what is made of it. */
  madeSide: number
}
/** `null` for a picture that cannot be decoded or is too large. */
export type DecodedPicture = { jpeg: Uint8Array | null }

const mostMb = Number(process.argv[2])
const timeLimitSeconds = 20
const mediaTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
}

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})

/** The picture as a new JPEG: upright, without metadata, and without whatever else the file held. */
async function decoded({ bytes, mediaType, limits }: DecodingJob): Promise<Uint8Array | null> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' })
    const head = await open().metadata()
    const isTooLarge =
      decodingMb(head) > limits.memoryMb || Math.max(head.width, head.height) > limits.side
    if (mediaTypes[head.format] !== mediaType || isTooLarge) return null
    return await open()
      .autoOrient()
      .resize({
        width: limits.madeSide,
        height: limits.madeSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: 'white' })
      .timeout({ seconds: timeLimitSeconds })
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    // The decoder refuses broken files, bombs and what takes too long, each with words of its own.
    return null
  }
}

async function answer(job: DecodingJob) {
  const watch = setInterval(endWhenTooLarge, 20)
  const jpeg = await decoded(job)
  clearInterval(watch)
  process.send?.({ jpeg } satisfies DecodedPicture)
}

/** Ends the program above its own limit, since macOS and Windows set none for memory. */
function endWhenTooLarge() {
  if (process.memoryUsage.rss() > mostMb * 1_048_576) process.kill(process.pid, 'SIGKILL')
}

/** Shoppers go before pictures; and where the machine has no memory left, Linux ends this process first. */
function goLast() {
  try {
    setPriority(10)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Only Linux has such a file, and no container has to allow it.
  }
}

goLast()
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of a terminal; the shop may still wait for a picture.
process.on('SIGINT', () => {})
process.on('message', (job: DecodingJob) => void answer(job))
process.send?.('ready')
