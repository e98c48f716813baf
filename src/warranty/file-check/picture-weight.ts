/** A decoder reads these from the head of a picture, before it decodes it. */
export type PictureHead = {
  width: number
  height: number
  channels: number
  depth: string
  isProgressive: boolean
}

/** The pixels that decoding a picture is worth, where a usual one has three colours of one byte each. */
export function pictureWeight(head: PictureHead): number {
  const { width, height, channels, depth, isProgressive } = head
  const bytes = Math.max(channels, usualChannels) * (bytesOf[depth] ?? 4)
  // An interlaced or progressive picture is decoded in several passes, and is in memory as a whole.
  return ((width * height * bytes) / usualChannels) * (isProgressive ? 2 : 1)
}

const usualChannels = 3
const bytesOf: Readonly<Record<string, number>> = { char: 1, uchar: 1, short: 2, ushort: 2 }
