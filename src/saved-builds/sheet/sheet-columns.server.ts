import { bottom, columnsOf, grey, type Pdf } from '#/platform/pdf/pdf-page.server.ts'

/** A heading, or a row of a table with a mark for what was chosen. */
export type SheetEntry =
  | { kind: 'heading'; text: string }
  | { kind: 'row'; name: string; value: string; mark: string | null }

const nameShare = 0.36
const size = 8.5
const gap = { heading: 10, row: 5 }

type Column = { x: number; width: number }

/** Writes a list in two columns of about equal height, over as many pages as it needs. */
export function writeColumns(pdf: Pdf, entries: readonly SheetEntry[]): void {
  const { width, at } = columnsOf(2)
  const heights = entries.map((entry) => heightOf(pdf, entry, width))
  let next = 0
  while (next < entries.length) {
    const rest = heights.slice(next).reduce((sum, height) => sum + height, 0)
    const room = bottom - pdf.y
    // A column a little longer than half keeps a heading from standing alone at its end.
    const most = Math.min(room, rest / 2 + Math.max(...heights))
    const ends = [0, 1].map((column) => {
      const from = next
      let y = pdf.y
      while (next < entries.length) {
        const entry = entries[next]
        const height = heights[next] ?? 0
        const following = entry?.kind === 'heading' ? (heights[next + 1] ?? 0) : 0
        if (!entry || (y - pdf.y + height + following > most && next > from)) break
        // A heading at the top of a column needs no room above it.
        const above = topOf(entry)
        const spared = next === from ? above : 0
        writeEntry(pdf, entry, { x: at(column), width }, y + above - spared)
        y += height - spared
        next += 1
      }
      return y
    })
    pdf.y = Math.max(...ends)
    if (next < entries.length) pdf.room(bottom)
  }
}

const topOf = ({ kind }: SheetEntry) => (kind === 'heading' ? gap.heading : 0)

function heightOf(pdf: Pdf, entry: SheetEntry, width: number): number {
  if (entry.kind === 'heading')
    return pdf.heightOf(entry.text, width, { size: 10, isBold: true }) + gap.heading + 3
  const valueWidth = width * (1 - nameShare)
  const value = pdf.heightOf(entry.value, valueWidth, { size, isBold: entry.mark !== null })
  const name = pdf.heightOf(entry.name, width * nameShare - 8, { size })
  const mark = entry.mark === null ? 0 : pdf.heightOf(entry.mark, valueWidth, { size: 7 })
  return Math.max(value + mark, name) + gap.row
}

function writeEntry(pdf: Pdf, entry: SheetEntry, { x, width }: Column, y: number): void {
  if (entry.kind === 'heading') {
    pdf.write(entry.text, x, y, { size: 10, isBold: true, width })
    return
  }
  const valueAt = x + width * nameShare
  const valueWidth = width * (1 - nameShare)
  pdf.rule(y - 1, undefined, x, x + width)
  pdf.write(entry.name, x, y + 1, { size, color: grey, width: width * nameShare - 8 })
  const isBold = entry.mark !== null
  const height = pdf.write(entry.value, valueAt, y + 1, { size, isBold, width: valueWidth })
  if (entry.mark !== null)
    pdf.write(entry.mark, valueAt, y + 1 + height, { size: 7, color: grey, width: valueWidth })
}
