/** A short list of numbers for each product, stored in one array: from its own start up to the next. */
export type Rows = { starts: Uint32Array; items: Uint32Array }

/** Rows must be added in the order of their positions. */
export function createRowsBuilder(size: number) {
  const starts = new Uint32Array(size + 1)
  const items: number[] = []
  return {
    add(position: number, row: readonly number[]): void {
      for (const item of row) items.push(item)
      starts[position + 1] = items.length
    },
    finish: (): Rows => ({ starts, items: Uint32Array.from(items) }),
  }
}

export const rowAt = ({ starts, items }: Rows, position: number): Uint32Array =>
  items.subarray(starts[position] ?? 0, starts[position + 1] ?? 0)

/** The rows with one replaced. */
export function withRow({ starts, items }: Rows, position: number, row: readonly number[]): Rows {
  const [from, to] = [starts[position] ?? 0, starts[position + 1] ?? 0]
  const next = new Uint32Array(items.length - (to - from) + row.length)
  next.set(items.subarray(0, from))
  next.set(row, from)
  next.set(items.subarray(to), from + row.length)
  const shift = row.length - (to - from)
  const moved = starts.slice()
  if (shift !== 0)
    for (let at = position + 1; at < moved.length; at += 1) moved[at] = (moved[at] ?? 0) + shift
  return { starts: moved, items: next }
}
