/** Bytes of a file that are written over; zeros where there are none. The length never changes. */
export type Edit = { start: number; end: number; bytes: Buffer | null }

export const zeroed = (start: number, end: number): Edit => ({ start, end, bytes: null })

/** A part of a file with the changes that concern it; null if none does. */
export function editPart(part: Buffer, partStart: number, edits: readonly Edit[]): Buffer | null {
  const partEnd = partStart + part.length
  const own = edits.filter(({ start, end }) => start < partEnd && end > partStart && end > start)
  if (own.length === 0) return null
  const edited = Buffer.from(part)
  for (const { start, end, bytes } of own) {
    const [from, to] = [Math.max(start - partStart, 0), Math.min(end - partStart, part.length)]
    if (bytes) bytes.copy(edited, from, Math.max(partStart - start, 0), partStart + to - start)
    else edited.fill(0, from, to)
  }
  return edited
}
