import type { Effort } from './effort.ts'
import { type Box, boxesOf, findBox, type Movie } from './iso-boxes.ts'
import type { Range } from './ranges.ts'
import { samplesOf } from './sample-ranges.ts'
import { words } from './video-container.ts'

/** A player needs these of each box; everything else may hold a place, a name or anything. */
const needed: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: words('mvhd trak mvex iods'),
  trak: words('tkhd edts mdia tapt'),
  edts: words('elst'),
  mdia: words('mdhd hdlr minf elng'),
  minf: words('vmhd smhd hdlr dinf stbl'),
  dinf: words('dref'),
  stbl: words(
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh stps padb stdp sdtp sbgp sgpd subs saiz saio',
  ),
  mvex: words('mehd trex leva'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sbgp sgpd sdtp subs saiz saio senc'),
}

const none: ReadonlySet<string> = new Set()

type Surroundings = { isFragmented: boolean; effort: Effort }

/**
 * The description of a movie (`moov`, `moof`) with nothing but its tracks of picture and sound, and the bytes
 * elsewhere that other tracks refer to, such as the positions that an action camera records. Null if it
 * cannot be understood, or not with the effort that is left for the file.
 */
export function cleanMovie(
  original: Buffer,
  { isFragmented, effort }: Surroundings,
): { bytes: Buffer; samples: Range[] } | null {
  const bytes = Buffer.from(original)
  const movie: Movie = { bytes, effort }
  const samples: Range[] = []
  let pictures = 0

  /** False if the boxes do not fill their parent. */
  function clean(parent: Box, depth: number): boolean {
    const children = boxesOf(movie, parent)
    if (!children || depth > maxDepth) return false
    const names = needed[parent.type] ?? none
    for (const child of children) {
      const handler = child.type === 'trak' ? handlerOf(movie, child) : null
      const isOther = child.type === 'trak' && handler !== 'vide' && handler !== 'soun'
      if (handler === 'vide') pictures += 1
      if (isOther) {
        const found = isFragmented ? null : samplesOf(movie, child)
        if (!found || samples.length + found.length > maxErased) return false
        samples.push(...found)
      }
      if (child.type === 'hdlr')
        bytes.fill(0, Math.min(child.content + handlerName, child.end), child.end)
      if (isOther || !names.has(child.type)) blank(bytes, child)
      else if (needed[child.type] && !clean(child, depth + 1)) return false
    }
    return true
  }

  const [root] = boxesOf(movie, { type: '', start: 0, content: 0, end: bytes.length }) ?? []
  if (!root || !clean(root, 0)) return null
  return root.type === 'moov' && pictures === 0 ? null : { bytes, samples }
}

const maxDepth = 8
/** The range in which a handler has a name that its program or anybody else gave it. */
const handlerName = 24
/** Two for each second of almost three hours; tables that list more are hostile. */
const maxErased = 20_000

function blank(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** The type of a track: `vide`, `soun`, `meta`, `text` and others. */
function handlerOf(movie: Movie, track: Box): string | null {
  const box = findBox(movie, track, 'mdia/hdlr')
  return box && box.end - box.content >= 12
    ? movie.bytes.toString('latin1', box.content + 8, box.content + 12)
    : null
}
