import { steps } from './effort.ts'
import { type Box, findBox, type Movie } from './iso-boxes.ts'
import type { Range } from './ranges.ts'

/** The ranges of a track's samples in the file; null if its tables contradict each other or are too long. */
export function samplesOf(movie: Movie, track: Box): Range[] | null {
  const tables = findBox(movie, track, 'mdia/minf/stbl')
  if (!tables) return null
  const table = (name: string) => findBox(movie, tables, name)
  const offsets = chunkOffsets(movie, table('stco'), table('co64'))
  const sizes = sampleSizes(movie, table('stsz'))
  const perChunk = samplesPerChunk(movie, table('stsc'), offsets?.length ?? 0)
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
function rowsOf(
  { bytes, effort }: Movie,
  box: Box | null,
  { fields = 1, countAt = 4 },
): number[] | null {
  if (!box || box.end - box.content < countAt + 4) return null
  const rows = bytes.readUInt32BE(box.content + countAt)
  const first = box.content + countAt + 4
  const count = rows * fields
  if (count * 4 > box.end - first || !effort.spend(count * steps.number)) return null
  return Array.from({ length: count }, (_, at) => bytes.readUInt32BE(first + at * 4))
}

function chunkOffsets(movie: Movie, short: Box | null, long: Box | null): number[] | null {
  if (short) return rowsOf(movie, short, {})
  const halves = rowsOf(movie, long, { fields: 2 })
  return (
    halves && halves.flatMap((high, at) => (at % 2 ? [] : [high * 2 ** 32 + (halves[at + 1] ?? 0)]))
  )
}

/** The bytes of the samples from one up to another; all may have the same size. */
function sampleSizes(movie: Movie, box: Box | null): ((from: number, to: number) => number) | null {
  if (!box || box.end - box.content < 12) return null
  const same = movie.bytes.readUInt32BE(box.content + 4)
  if (same > 0) return (from, to) => (to - from) * same
  const sizes = rowsOf(movie, box, { countAt: 8 })
  return sizes && ((from, to) => sizes.slice(from, to).reduce((sum, size) => sum + size, 0))
}

/** Each row of the table holds from its chunk on: first chunk, samples, description. */
function samplesPerChunk(movie: Movie, box: Box | null, chunks: number): number[] | null {
  const rows = rowsOf(movie, box, { fields: 3 })
  if (!rows) return null
  const counts: number[] = []
  for (let at = 0; at < rows.length; at += 3) {
    const last = at + 3 < rows.length ? (rows[at + 3] ?? 1) - 1 : chunks
    while (counts.length < Math.min(last, chunks)) counts.push(rows[at + 1] ?? 0)
  }
  return counts
}
