import { archiveTail, endsAsArchive } from './archive-end.ts'
import { cleanBrands } from './clean-brands.ts'
import { cleanMovie } from './clean-movie.ts'
import { type Edit, zeroed } from './edit.ts'
import { createEffort, type Effort, steps } from './effort.ts'
import type { FileParts } from './file-parts.ts'
import { overlaps, type Range } from './ranges.ts'
import {
  containerOf,
  element,
  isoMedia,
  listPieces,
  type Piece,
  readElement,
} from './video-container.ts'

/** More than the descriptions of an hour of video. */
const maxLoadedBytes = 12_582_912

/**
 * The changes that remove from a video whatever is neither picture nor sound, such as the place where it was
 * taken, in the order of the file. Nothing moves, so a player finds everything where it was. Null if the file is not a
 * video, or has more pieces than may be read.
 */
export async function cleanVideo(parts: FileParts, first: Buffer): Promise<Edit[] | null> {
  const container = containerOf(first)
  const effort = createEffort()
  const watched = withTail(parts)
  const pieces = await listPieces(container, watched, effort)
  if (!pieces || endsAsArchive(watched.tail())) return null
  const described = pieces.filter(({ type }) => descriptions.has(type))
  const loaded = await load(described, parts)
  if (!loaded) return null
  const clean = container === isoMedia ? cleanIsoMedia : cleanWebm
  const edits = clean(pieces, loaded, effort)
  return edits && edits.toSorted((a, b) => a.start - b.start)
}

/** The same parts; once they have been read, `tail` is the end of the file. */
function withTail({ read, size }: FileParts): FileParts & { tail: () => Buffer } {
  let tail: Buffer = Buffer.alloc(0)
  async function* reading() {
    for await (const part of read()) {
      tail = part.length < archiveTail ? Buffer.concat([tail, part]) : part
      tail = tail.subarray(-archiveTail)
      yield part
    }
  }
  return { read: reading, size, tail: () => tail }
}

const descriptions: ReadonlySet<string> = new Set([
  'ftyp',
  'moov',
  'moof',
  element.tracks,
  element.facts,
])

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

function cleanIsoMedia(
  pieces: readonly Piece[],
  loaded: readonly Loaded[],
  effort: Effort,
): Edit[] | null {
  const [head, ...rest] = loaded
  const brands = head && cleanBrands(head.bytes, head.piece.content)
  if (!head || !brands) return null
  const unneeded = pieces.filter(({ type, start }) => start > 0 && !isoContent.has(type))
  const edits = [{ start: 0, end: head.piece.end, bytes: brands }, ...unneeded.flatMap(asFreeBox)]
  const isFragmented = loaded.some(({ piece }) => piece.type === 'moof')
  const samples: Range[] = []
  let hasMovie = false
  for (const { piece, bytes } of rest) {
    if (piece.type === 'ftyp') continue
    const cleaned = cleanMovie(bytes, { isFragmented, effort })
    if (!cleaned || (hasMovie && piece.type === 'moov')) return null
    hasMovie ||= piece.type === 'moov'
    edits.push({ start: piece.start, end: piece.end, bytes: cleaned.bytes })
    samples.push(...cleaned.samples)
  }
  // Only what lies in media data is erased: the tables come from strangers.
  const media = pieces.filter(({ type }) => type === 'mdat')
  const ranges = media.map(({ content, end }) => ({ start: content, end }))
  const erased = overlaps(samples, ranges).map(({ start, end }) => zeroed(start, end))
  return [...edits, ...erased]
}

const isoContent: ReadonlySet<string> = new Set(['moov', 'moof', 'mdat'])

const freeType = Buffer.from('free')

/** A box that players pass over, of the same length and without content. */
const asFreeBox = ({ start, content, end }: Piece): Edit[] => [
  { start: start + 4, end: start + 8, bytes: freeType },
  zeroed(content, end),
]

function cleanWebm(
  pieces: readonly Piece[],
  loaded: readonly Loaded[],
  effort: Effort,
): Edit[] | null {
  const tracks = loaded.filter(({ piece }) => piece.type === element.tracks)
  const isPlain = tracks.every(({ bytes }) => hasOnlyPictureAndSound(bytes, effort))
  if (!isPlain || tracks.length === 0) return null
  const edits = pieces.filter(({ type }) => !webmContent.has(type)).flatMap(asVoidElement)
  for (const { piece, bytes } of loaded) {
    if (piece.type !== element.facts) continue
    const facts = childrenOf(bytes, effort)
    if (!facts) return null
    const unneeded = facts.filter(({ type }) => !neededFacts.has(type))
    edits.push(...unneeded.flatMap((fact) => asVoidElement(shifted(fact, piece.start))))
  }
  return edits
}

const webmContent: ReadonlySet<string> = new Set([element.tracks, element.facts])
/** The unit of times, and the length of the recording; the others are names, a title and a date. */
const neededFacts: ReadonlySet<string> = new Set(['2ad7b1', '4489'])

const shifted = ({ type, start, content, end }: Piece, by: number): Piece => ({
  type,
  start: start + by,
  content: content + by,
  end: end + by,
})

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
function hasOnlyPictureAndSound(tracks: Buffer, effort: Effort): boolean {
  const entries = childrenOf(tracks, effort)?.filter(({ type }) => type === trackEntry)
  return (
    entries !== undefined &&
    entries.length > 0 &&
    entries.every(({ bytes }) => {
      const types = childrenOf(bytes, effort)?.filter(({ type }) => type === trackType)
      const [kind] = types ?? []
      return types?.length === 1 && [1, 2].includes(kind?.bytes.at(-1) ?? 0)
    })
  )
}

type Child = Piece & { bytes: Buffer }

/** The elements inside one, each with its header; null if they do not fill it, or are too many. */
function childrenOf(parent: Buffer, effort: Effort): Child[] | null {
  const head = readElement(parent)
  if (!head) return null
  const children: Child[] = []
  let start = head.header
  while (start < parent.length) {
    const child = effort.spend(steps.element) ? readElement(parent.subarray(start)) : null
    const content = start + (child?.header ?? 0)
    const end = child ? content + child.length : Infinity
    if (!child || end > parent.length) return null
    children.push({ type: child.type, start, content, end, bytes: parent.subarray(start, end) })
    start = end
  }
  return children
}
