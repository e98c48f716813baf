/** A line of a comparison: in both texts, only in the old one, or only in the new one. */
export type DiffLine = { sign: ' ' | '-' | '+'; line: string }

/** The lines of two texts, with the fewest possible marked as removed or added. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  // `common[i][j]` is the most lines that the texts share from line i and line j on.
  const common = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  const shared = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = common[i]
      if (row)
        row[j] =
          before[i] === after[j]
            ? shared(i + 1, j + 1) + 1
            : Math.max(shared(i + 1, j), shared(i, j + 1))
    }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]]
    if (old !== undefined && old === fresh) {
      lines.push({ sign: ' ', line: old })
      i += 1
      j += 1
    } else if (old !== undefined && (fresh === undefined || shared(i + 1, j) >= shared(i, j + 1))) {
      lines.push({ sign: '-', line: old })
      i += 1
    } else {
      lines.push({ sign: '+', line: fresh ?? '' })
      j += 1
    }
  }
  return lines
}
