/** Bytes of a file that are written over; zeros where there are none. The length never changes. */
export type Edit = { start: number; end: number; bytes: Buffer | null }

export const zeroed = (start: number, end: number): Edit => ({ start, end, bytes: null })

/**
 * A part of a file with the changes that concern it; null if none does. The changes must not overlap and must be in
 * the order of the file, where those of a part are found without looking at all of them.
 */
export function editPart(part: Buffer, partStart: number, edits: readonly Edit[]): Buffer | null {
  const partEnd = partStart + part.length
  let edited: Buffer | null = null
  for (let at = firstEndingAfter(partStart, edits); at < edits.length; at += 1) {
    const { start, end, bytes } = edits[at] ?? zeroed(partEnd, partEnd)
    if (start >= partEnd) break
    if (start === end) continue
    edited ??= Buffer.from(part)
    const [from, to] = [Math.max(start - partStart, 0), Math.min(end - partStart, part.length)]
    if (bytes) bytes.copy(edited, from, Math.max(partStart - start, 0), partStart + to - start)
    else edited.fill(0, from, to)
  }
  return edited
}

function firstEndingAfter(position: number, edits: readonly Edit[]): number {
  let [from, to] = [0, edits.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((edits[middle]?.end ?? Infinity) > position) to = middle
    else from = middle + 1
  }
  return from
}
