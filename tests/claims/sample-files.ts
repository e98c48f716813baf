import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture with the name of its place in its metadata. */
export const aPicture = (width = 64, background = 'teal'): Promise<Buffer> =>
  sharp({ create: { width, height: 48, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Hebden Bridge' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/**
 * A PNG of very many pixels in very few bytes: black and white with one bit for each pixel, or four colours with 64.
 * `rows` may be fewer than it claims. It is as wide as it is high unless `width` says otherwise.
 */
export function aBomb(
  side: number,
  { rows = side, bits = 1, width = side }: { rows?: number; bits?: 1 | 64; width?: number } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(side, 4)
  // The bits of a colour, and which colours there are: grey, or red, green, blue and transparency.
  header[8] = bits === 1 ? 1 : 16
  header[9] = bits === 1 ? 0 : 6
  const pixels = deflateSync(Buffer.alloc((Math.ceil((width * bits) / 8) + 1) * rows))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** One colour, 7,900 by 7,900 pixels, in 1,060 bytes; to make it takes half a minute. */
export const anAvifBomb = readFileSync(join(import.meta.dirname, '62-megapixels.avif'))

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A box of an MP4 file: its length, its type and its content. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

/** 32-bit numbers, as the tables of a movie have them. */
export function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}

/** The part of a track that says what it holds: `vide`, `soun`, `meta`. */
export const handler = (type: string): Buffer =>
  box('hdlr', numbers(0, 0), Buffer.from(type), Buffer.alloc(13))

export const ftyp = box('ftyp', Buffer.from('mp42\0\0\0\0', 'latin1'))
export const moov = box('moov', box('mvhd'), box('trak', box('mdia', handler('vide'))))
/** Media data without a length ends with the file. */
const videoHead = Buffer.concat([ftyp, moov, Buffer.from('\0\0\0\0mdat', 'latin1')])

/** An MP4 file: its type, a description with one track of pictures, and noise up to its end. */
export function aVideo(bytes: number): Buffer {
  return Buffer.concat([videoHead, Buffer.alloc(bytes - videoHead.length, 7)])
}

/** A PDF that readers open: one empty page. */
export const aPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Size 4/Root 1 0 R>>',
    'startxref',
    '9',
    '%%EOF',
    '',
  ].join('\n'),
)
