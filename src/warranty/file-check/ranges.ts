/** Bytes of a file, the last one excluded. */
export type Range = { start: number; end: number }

/**
 * The parts that some ranges cover of others that lie one after the other, each byte once. Everything is sorted first,
 * so that the work grows with the number of ranges and not with the number of pairs.
 */
export function overlaps(ranges: readonly Range[], sorted: readonly Range[]): Range[] {
  const found: Range[] = []
  let first = 0
  for (const range of merged(ranges)) {
    while ((sorted[first]?.end ?? Infinity) <= range.start) first += 1
    for (let at = first; (sorted[at]?.start ?? Infinity) < range.end; at += 1) {
      const start = Math.max(range.start, sorted[at]?.start ?? 0)
      const end = Math.min(range.end, sorted[at]?.end ?? 0)
      if (start < end) found.push({ start, end })
    }
  }
  return found
}

/** The same bytes in ranges that neither overlap nor touch, in the order of the file. */
function merged(ranges: readonly Range[]): Range[] {
  const apart: Range[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else if (start < end) apart.push({ start, end })
  }
  return apart
}
