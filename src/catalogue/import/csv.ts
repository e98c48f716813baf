/** A line of a CSV file with its number in the file, and its cells by column name. */
type CsvRow = { line: number; cells: Record<string, string> }

/**
 * RFC 4180 as spreadsheets really write it: comma or semicolon, with or without a byte order mark,
 * any line ending. Empty cells and empty lines are left out.
 */
export function parseCsv(text: string): CsvRow[] {
  const [header, ...lines] = splitCells(text.replace(/^\uFEFF/, ''))
  if (!header) return []
  const names = header.cells.map((name) => name.trim())
  return lines.flatMap(({ line, cells }) => {
    const filled = cells.flatMap((cell, column) => {
      const value = cell.trim()
      return value === '' ? [] : [[names[column] ?? `column ${column + 1}`, value] as const]
    })
    return filled.length === 0 ? [] : [{ line, cells: Object.fromEntries(filled) }]
  })
}

function splitCells(text: string): { line: number; cells: string[] }[] {
  const separator = separatorOf(text)
  const rows: { line: number; cells: string[] }[] = []
  let [line, start, cell, cells, isQuoted] = [1, 1, '', [] as string[], false]
  const endRow = () => {
    rows.push({ line: start, cells: [...cells, cell] })
    cells = []
    cell = ''
    start = line + 1
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (isQuoted) {
      if (character === '"' && text[at + 1] === '"') cell += text[(at += 1)]
      else if (character === '"') isQuoted = false
      else cell += character
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
    if (character === '\n') line += 1
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

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
