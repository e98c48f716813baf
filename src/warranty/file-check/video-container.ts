import { type Effort, steps } from './effort.ts'
import type { FileParts } from './file-parts.ts'

/** A piece of a container, by its bytes in the file: header from `start`, content from `content` to `end`. */
export type Piece = { type: string; start: number; content: number; end: number }

type Header = { type: string; header: number; length: number }

/** The longest header of a piece. */
const maxHeader = 16

export type VideoContainer = typeof isoMedia | typeof webm

/** The container of a video by its first bytes. */
export const containerOf = (first: Buffer): VideoContainer =>
  first.toString('latin1', 4, 8) === 'ftyp' ? isoMedia : webm

/**
 * The pieces of a video that may hold more than picture and sound; null if the file does not consist of known
 * pieces whose lengths add up to it, or of too many. This keeps files out that only begin like a video; what the
 * pieces hold is not decoded.
 */
export async function listPieces(
  container: VideoContainer,
  { read: readParts, size }: FileParts,
  effort: Effort,
): Promise<Piece[] | null> {
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let start = 0
  let next = 0
  let bytes: Buffer = Buffer.alloc(0)
  const addPieces = () => {
    while (next < size && next >= start && hasHeader(bytes, next - start, size - next)) {
      const read = effort.spend(container.steps)
        ? container.read(bytes.subarray(next - start, next - start + maxHeader))
        : null
      if (!read || !container.types.has(read.type)) return false
      if (seen.size === 0 && read.type !== container.first) return false
      seen.add(read.type)
      const content = next + read.header
      const end = read.length === Infinity ? size : content + read.length
      if (!container.unlisted.has(read.type))
        pieces.push({ type: read.type, start: next, content, end })
      next = container.entered.has(read.type) ? content : end
    }
    return true
  }
  for await (const part of readParts()) {
    // A header may lie across two parts.
    const kept = Math.max(bytes.length - maxHeader, 0)
    start += kept
    bytes = Buffer.concat([bytes.subarray(kept), part])
    if (!addPieces()) return null
  }
  return next === size && seen.has(container.needed) ? pieces : null
}

const hasHeader = (bytes: Buffer, at: number, left: number): boolean =>
  at + Math.min(maxHeader, left) <= bytes.length

export const words = (text: string) => new Set(text.split(' '))

/** The type and lengths of the box whose header begins `head`; null if there is none. */
export function readBox(head: Buffer): Header | null {
  if (head.length < 8) return null
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short === 0) return type === 'mdat' ? { type, header: 8, length: Infinity } : null
  if (short !== 1) return short < 8 ? null : { type, header: 8, length: short - 8 }
  const long = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
  return long < 16 ? null : { type, header: 16, length: long - 16 }
}

/** MP4 and QuickTime: a length of 32 bits with a type; 1 announces a length of 64 bits, 0 the end of the file. */
export const isoMedia = {
  first: 'ftyp',
  needed: 'moov',
  types: words(
    'ftyp styp moov mdat moof mfra sidx ssix prft emsg pdin free skip wide udta meta uuid',
  ),
  unlisted: new Set<string>(),
  entered: new Set<string>(),
  read: readBox,
  steps: steps.box,
}

/** The element of WebM whose header begins `head`; null if there is none. */
export function readElement(head: Buffer): Header | null {
  const idBytes = Math.clz32(head[0] ?? 0) - 23
  const lengthBytes = Math.clz32(head[idBytes] ?? 0) - 23
  const header = idBytes + lengthBytes
  if (idBytes > 4 || lengthBytes > 8 || header > head.length) return null
  let length = (head[idBytes] ?? 0) & (0xff >> lengthBytes)
  for (let at = idBytes + 1; at < header; at += 1) length = length * 256 + (head[at] ?? 0)
  const type = head.toString('hex', 0, idBytes)
  const isUnknown = length === 2 ** (7 * lengthBytes) - 1 || (lengthBytes === 8 && length > 2 ** 53)
  // A live recording does not know how long its segment and its clusters are.
  if (isUnknown) return mayBeEndless.has(type) ? { type, header, length: Infinity } : null
  return { type, header, length }
}

/** Names of the elements of WebM that matter here. */
export const element = {
  head: '1a45dfa3',
  segment: '18538067',
  tracks: '1654ae6b',
  facts: '1549a966',
  cluster: '1f43b675',
  chapters: '1043a770',
  attachments: '1941a469',
  tags: '1254c367',
  void: 'ec',
} as const
const mayBeEndless: ReadonlySet<string> = new Set([element.segment, element.cluster])
/** Lists of positions, and the pieces of a cluster. */
const plainElements = '114d9b74 1c53bb6b bf e7 a3 a0 a7 ab 5854'.split(' ')

/** WebM: a type of one to four bytes and a length of one to eight, whose first bit that is set says how many. */
export const webm = {
  first: element.head as string,
  needed: element.segment as string,
  types: new Set<string>([...Object.values(element), ...plainElements]),
  unlisted: new Set<string>([element.head, element.segment, element.cluster, ...plainElements]),
  /** Their pieces are listed like their neighbours, since they may have no end of their own. */
  entered: mayBeEndless,
  read: readElement,
  steps: steps.element,
}
