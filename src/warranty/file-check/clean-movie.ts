import { type Edit, zeroed } from './edit.ts'
import { type Piece, readBox } from './video-container.ts'

type Box = { type: string; start: number; content: number; end: number }

/** What a player needs of each box; everything else may hold a place, a name or anything. */
const needed: Readonly<Record<string, string>> = {
  moov: 'mvhd trak mvex iods',
  trak: 'tkhd edts mdia tapt',
  edts: 'elst',
  mdia: 'mdhd hdlr minf elng',
  minf: 'vmhd smhd hdlr dinf stbl',
  dinf: 'dref',
  stbl: 'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh stps padb stdp sdtp sbgp sgpd subs saiz saio',
  mvex: 'mehd trex leva',
  moof: 'mfhd traf',
  traf: 'tfhd tfdt trun sbgp sgpd sdtp subs saiz saio senc',
}

type Surroundings = { media: readonly Piece[]; isFragmented: boolean }

/**
 * The description of a movie (`moov`, `moof`) with nothing but its tracks of picture and sound, and the bytes
 * elsewhere that other tracks refer to, such as the positions that an action camera records. Null if it
 * cannot be understood.
 */
export function cleanMovie(
  movie: Buffer,
  { media, isFragmented }: Surroundings,
): { bytes: Buffer; samples: Edit[] } | null {
  const bytes = Buffer.from(movie)
  const samples: Edit[] = []
  let pictures = 0

  /** False if the boxes do not fill their parent. */
  function clean(parent: Box, depth: number): boolean {
    const children = boxesOf(bytes, parent)
    if (!children || depth > maxDepth) return false
    const names = needed[parent.type]?.split(' ') ?? []
    for (const child of children) {
      const handler = child.type === 'trak' ? handlerOf(bytes, child) : null
      const isOther = child.type === 'trak' && handler !== 'vide' && handler !== 'soun'
      if (handler === 'vide') pictures += 1
      if (isOther) {
        const found = isFragmented ? null : samplesOf(bytes, child)
        if (!found || found.length * media.length > maxComparisons) return false
        for (const range of found) samples.push(...within(range, media))
        if (samples.length > maxErased) return false
      }
      if (isOther || !names.includes(child.type)) blank(bytes, child)
      else if (needed[child.type] && !clean(child, depth + 1)) return false
    }
    return true
  }

  const [root] = boxesOf(bytes, { type: '', start: 0, content: 0, end: bytes.length }) ?? []
  if (!root || !clean(root, 0)) return null
  return root.type === 'moov' && pictures === 0 ? null : { bytes, samples }
}

const maxDepth = 8
/** Two for each second of a day; tables that list more are hostile. */
const maxErased = 172_800
const maxComparisons = 10_000_000

function boxesOf(bytes: Buffer, { content, end }: Box): Box[] | null {
  const boxes: Box[] = []
  let at = content
  while (at < end) {
    const head = readBox(bytes.subarray(at, Math.min(at + 16, end)))
    const next = head ? at + head.header + head.length : Infinity
    if (!head || next > end) return null
    boxes.push({ type: head.type, start: at, content: at + head.header, end: next })
    at = next
  }
  return boxes
}

function blank(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** The box at a path below another one, such as `mdia/hdlr`. */
function findBox(bytes: Buffer, parent: Box, path: string): Box | null {
  const [name, ...rest] = path.split('/')
  const found = boxesOf(bytes, parent)?.find(({ type }) => type === name) ?? null
  return found && rest.length > 0 ? findBox(bytes, found, rest.join('/')) : found
}

/** What a track holds: `vide`, `soun`, `meta`, `text` and others. */
function handlerOf(bytes: Buffer, track: Box): string | null {
  const box = findBox(bytes, track, 'mdia/hdlr')
  return box && box.end - box.content >= 12
    ? bytes.toString('latin1', box.content + 8, box.content + 12)
    : null
}

type Range = { start: number; end: number }

/** Where the samples of a track lie in the file; null if its tables contradict each other. */
function samplesOf(bytes: Buffer, track: Box): Range[] | null {
  const table = (name: string) => findBox(bytes, track, `mdia/minf/stbl/${name}`)
  const offsets = chunkOffsets(bytes, table('stco'), table('co64'))
  const sizes = sampleSizes(bytes, table('stsz'))
  const perChunk = samplesPerChunk(bytes, table('stsc'), offsets?.length ?? 0)
  if (!offsets || !sizes || !perChunk) return null
  let sample = 0
  return offsets.map((start, chunk) => {
    const count = perChunk[chunk] ?? 0
    const length = sizes(sample, sample + count)
    sample += count
    return { start, end: start + length }
  })
}

/** The numbers of a table: `fields` in each row, after its version, flags and any fields before its count. */
function rowsOf(bytes: Buffer, box: Box | null, fields: number, countAt = 4): number[] | null {
  if (!box || box.end - box.content < countAt + 4) return null
  const rows = bytes.readUInt32BE(box.content + countAt)
  const first = box.content + countAt + 4
  if (rows * fields * 4 > box.end - first) return null
  return Array.from({ length: rows * fields }, (_, at) => bytes.readUInt32BE(first + at * 4))
}

function chunkOffsets(bytes: Buffer, short: Box | null, long: Box | null): number[] | null {
  if (short) return rowsOf(bytes, short, 1)
  const halves = rowsOf(bytes, long, 2)
  return (
    halves && halves.flatMap((high, at) => (at % 2 ? [] : [high * 2 ** 32 + (halves[at + 1] ?? 0)]))
  )
}

/** The bytes of the samples from one up to another; all may have the same size. */
function sampleSizes(
  bytes: Buffer,
  box: Box | null,
): ((from: number, to: number) => number) | null {
  if (!box || box.end - box.content < 12) return null
  const same = bytes.readUInt32BE(box.content + 4)
  if (same > 0) return (from, to) => (to - from) * same
  const sizes = rowsOf(bytes, box, 1, 8)
  return sizes && ((from, to) => sizes.slice(from, to).reduce((sum, size) => sum + size, 0))
}

/** Each row of the table holds from its chunk on: first chunk, samples, description. */
function samplesPerChunk(bytes: Buffer, box: Box | null, chunks: number): number[] | null {
  const rows = rowsOf(bytes, box, 3)
  if (!rows) return null
  const counts: number[] = []
  for (let at = 0; at < rows.length; at += 3) {
    const last = at + 3 < rows.length ? (rows[at + 3] ?? 1) - 1 : chunks
    while (counts.length < Math.min(last, chunks)) counts.push(rows[at + 1] ?? 0)
  }
  return counts
}

/** Only what lies in media data is erased: the tables come from strangers. */
const within = ({ start, end }: Range, media: readonly Piece[]): Edit[] =>
  media.flatMap((piece) => {
    const [from, to] = [Math.max(start, piece.content), Math.min(end, piece.end)]
    return from < to ? [zeroed(from, to)] : []
  })
