/** A Markdown text of the shop as plain text, for files that must be readable without the shop. */
export function plainFromMarkdown(markdown: string, siteUrl: string): string {
  const lines = markdown
    .split('\n')
    .flatMap((line) => (tableRule.test(line) ? [] : [plainLine(line)]))
  return lines
    .join('\n')
    .replaceAll(link, (_whole, words: string, to: string) => inWords(words, to, siteUrl))
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const link = /\[([^\]]*)\]\(([^)\s]+)\)/g
/** The line below the head of a table. */
const tableRule = /^\|(?:\s*:?-+:?\s*\|)+\s*$/

/** Headings are underlined, rows of tables are joined by dashes, and a break at the end of a line is dropped. */
function plainLine(line: string): string {
  const [, heading] = /^#{1,6}\s+(.*)$/.exec(line) ?? []
  if (heading !== undefined) return `${heading}\n${'-'.repeat(heading.length)}`
  if (line.startsWith('|'))
    return line
      .replaceAll(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim())
      .join(' – ')
  return line.replace(/\\$/, '')
}

/** A link is followed by its address, unless it is its own address. */
function inWords(words: string, to: string, siteUrl: string): string {
  const url = to.startsWith('/') ? `${siteUrl}${to}` : to
  return words === url ? url : `${words} (${url})`
}
