import { cleanMovie } from './clean-movie.ts'
import { type Edit, zeroed } from './edit.ts'
import {
  containerOf,
  element,
  isoMedia,
  listPieces,
  type Piece,
  readElement,
} from './video-container.ts'

/** The parts of a file in their order; every call of `read` begins at the first one. */
export type FileParts = { read: () => AsyncIterable<Buffer>; size: number }

/** More than the descriptions of an hour of video. */
const maxLoadedBytes = 12_582_912

/**
 * The changes that remove from a video whatever is neither picture nor sound, such as the place where it was
 * taken. Nothing moves, so a player finds everything where it was. Null if the file is not a video.
 */
export async function cleanVideo(parts: FileParts, first: Buffer): Promise<Edit[] | null> {
  const container = containerOf(first)
  const pieces = await listPieces(container, parts.read(), parts.size)
  if (!pieces) return null
  const described = pieces.filter(({ type }) => descriptions.has(type))
  const loaded = await load(described, parts)
  if (!loaded) return null
  return container === isoMedia ? cleanIsoMedia(pieces, loaded) : cleanWebm(pieces, loaded)
}

const descriptions: ReadonlySet<string> = new Set(['moov', 'moof', element.tracks])

type Loaded = { piece: Piece; bytes: Buffer }

/** Reads some pieces in one pass over the file; null if they are longer than any video's. */
async function load(pieces: readonly Piece[], parts: FileParts): Promise<Loaded[] | null> {
  const total = pieces.reduce((sum, { start, end }) => sum + end - start, 0)
  if (total > maxLoadedBytes || pieces.some(({ end }) => end > parts.size)) return null
  const loaded = pieces.map((piece) => ({ piece, bytes: Buffer.alloc(piece.end - piece.start) }))
  let at = 0
  let first = 0
  for await (const part of parts.read()) {
    const partEnd = at + part.length
    for (let index = first; index < loaded.length; index += 1) {
      const entry = loaded[index]
      if (!entry || entry.piece.start >= partEnd) break
      const { start, end } = entry.piece
      part.copy(entry.bytes, Math.max(at - start, 0), Math.max(start - at, 0), end - at)
      if (end <= partEnd) first = index + 1
    }
    at = partEnd
  }
  return loaded
}

function cleanIsoMedia(pieces: readonly Piece[], loaded: readonly Loaded[]): Edit[] | null {
  const edits = pieces.filter(({ type }) => !isoContent.has(type)).flatMap(asFreeBox)
  const isFragmented = loaded.some(({ piece }) => piece.type === 'moof')
  const media = pieces.filter(({ type }) => type === 'mdat')
  let hasMovie = false
  for (const { piece, bytes } of loaded) {
    const cleaned = cleanMovie(bytes, { media, isFragmented })
    if (!cleaned || (hasMovie && piece.type === 'moov')) return null
    hasMovie ||= piece.type === 'moov'
    edits.push({ start: piece.start, end: piece.end, bytes: cleaned.bytes }, ...cleaned.samples)
  }
  return edits
}

const isoContent: ReadonlySet<string> = new Set(['moov', 'moof', 'mdat'])

/** A box that players pass over, of the same length and without content. */
const asFreeBox = ({ start, content, end }: Piece): Edit[] => [
  { start: start + 4, end: start + 8, bytes: Buffer.from('free') },
  zeroed(content, end),
]

function cleanWebm(pieces: readonly Piece[], loaded: readonly Loaded[]): Edit[] | null {
  const isPlain = loaded.every(({ bytes }) => hasOnlyPictureAndSound(bytes))
  if (!isPlain || loaded.length === 0) return null
  return pieces.filter(({ type }) => type !== element.tracks).flatMap(asVoidElement)
}

/** Elements that are passed over have a type of one byte, so the length takes the place of the rest. */
function asVoidElement({ start, content, end }: Piece): Edit[] {
  const lengthBytes = Math.min(content - start - 1, 8)
  const contentAt = start + 1 + lengthBytes
  const header = Buffer.alloc(1 + lengthBytes)
  header[0] = Number.parseInt(element.void, 16)
  let length = end - contentAt
  for (let at = lengthBytes; at > 0; at -= 1) {
    header[at] = length % 256
    length = Math.floor(length / 256)
  }
  header[1] = (header[1] ?? 0) | (1 << (8 - lengthBytes))
  return [{ start, end: contentAt, bytes: header }, zeroed(contentAt, end)]
}

const trackEntry = 'ae'
const trackType = '83'

/** Whether every track is one of picture (1) or sound (2); subtitles and data could hold anything. */
function hasOnlyPictureAndSound(tracks: Buffer): boolean {
  const entries = childrenOf(tracks)?.filter(({ type }) => type === trackEntry)
  return (
    entries !== undefined &&
    entries.length > 0 &&
    entries.every(({ bytes }) => {
      const types = childrenOf(bytes)?.filter(({ type }) => type === trackType)
      const [kind] = types ?? []
      return types?.length === 1 && [1, 2].includes(kind?.bytes.at(-1) ?? 0)
    })
  )
}

/** The elements inside one, each with its header; null if they do not fill it. */
function childrenOf(parent: Buffer): { type: string; bytes: Buffer }[] | null {
  const head = readElement(parent)
  if (!head) return null
  const children = []
  let at = head.header
  while (at < parent.length) {
    const child = readElement(parent.subarray(at))
    const end = child ? at + child.header + child.length : Infinity
    if (!child || end > parent.length) return null
    children.push({ type: child.type, bytes: parent.subarray(at, end) })
    at = end
  }
  return children
}
