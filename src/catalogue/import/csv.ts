import { parse } from 'csv-parse/sync'

/** A line of a CSV file with its number in the file, and its cells by column name. */
type CsvRow = { line: number; cells: Record<string, string | null> }

/**
 * RFC 4180 as spreadsheets really write it: comma or semicolon, with or without a byte order mark,
 * any line ending. Empty lines and empty cells are left out, but for the columns where an empty cell says something: there it
 * is null. Throws a `CsvError` for a quote without an end.
 */
export function parseCsv(text: string, speakingColumns: readonly string[] = []): CsvRow[] {
  const rows: CsvRow[] = []
  let names: string[] | null = null
  let linesAbove = 0
  // The parser counts a line break of two characters inside quotes as two lines.
  parse(text.replaceAll('\r\n', '\n'), {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    on_record(record: string[], { lines }) {
      if (names)
        rows.push({ line: linesAbove + 1, cells: filledCells(names, record, speakingColumns) })
      names ??= record
      linesAbove = lines
      return null
    },
  })
  return rows.filter(({ cells }) => Object.values(cells).some((value) => value !== null))
}

const filledCells = (
  names: readonly string[],
  record: readonly string[],
  speakingColumns: readonly string[],
): CsvRow['cells'] =>
  Object.fromEntries(
    record.flatMap((value, column): (readonly [string, string | null])[] => {
      const name = names[column] ?? `column ${column + 1}`
      if (value === '') return speakingColumns.includes(name) ? [[name, null]] : []
      return [[name, value]]
    }),
  )

function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split('\n', 1)
  return first.split(';').length > first.split(',').length ? ';' : ','
}

/** Quotes a cell only where it needs quotes. */
export function formatCsv(
  columns: readonly string[],
  rows: readonly Record<string, string | number | undefined>[],
): string {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','))
  return `${[columns.join(','), ...lines].join('\n')}\n`
}

const quoted = (cell: string | number) =>
  /[",;\n\r]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)
