/** A decoder reads these from the head of a picture, before it decodes it. */
export type PictureHead = {
  format: string
  width: number
  height: number
  channels: number
  depth: string
  isProgressive: boolean
}

/**
 * The memory in MB that decoding a picture takes at most, as measured with sharp 0.35 (`npm run bench -- hostile-pictures`).
 * A usual JPEG or PNG is decoded row by row, one that is progressive or interlaced is in memory as a whole. An AVIF takes
 * far more than its pixels, and so few bytes that the size of the file says nothing.
 */
export function decodingMb(head: PictureHead): number {
  const { format, width, height, channels, depth, isProgressive } = head
  const colours = Math.max(channels, 3)
  const isDeep = depth !== 'uchar' && depth !== 'char'
  const perPixel: Readonly<Record<string, number>> = {
    jpeg: isProgressive ? 2.6 * colours : 1.5,
    png: colours * (isDeep ? 2 : 1) * (isProgressive ? 1.3 : 0.65),
    webp: 1.7 * colours,
    heif: isDeep ? 25 : 18,
  }
  const bytes = width * height * (perPixel[format] ?? Infinity)
  return outputMb + bytes / 1_048_576
}

/** For the rows of the picture that is made from it. */
const outputMb = 32
