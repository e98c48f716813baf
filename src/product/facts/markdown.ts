/**
 * Product texts as HTML: paragraphs, headings, lists, quotes, emphasis, code and links. HTML in the text is
 * escaped. Headings start below the levels that the page itself uses.
 */
export function markdownHtml(markdown: string, pageLevels = 2): string {
  return markdown
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .map((block) =>
      blockHtml(
        block.split('\n').map((line) => line.trim()),
        pageLevels,
      ),
    )
    .join('')
}

function blockHtml(lines: readonly string[], pageLevels: number): string {
  const [first = ''] = lines
  const heading = /^(#{1,4}) +(.+)$/.exec(first)
  if (heading) {
    const level = Math.min((heading[1]?.length ?? 1) + pageLevels, 6)
    const rest = lines.slice(1)
    const below = rest.length > 0 ? blockHtml(rest, pageLevels) : ''
    return `<h${level}>${inlineHtml(heading[2] ?? '')}</h${level}>${below}`
  }
  for (const [mark, list] of listMarks)
    if (lines.every((line) => mark.test(line)))
      return `<${list}>${lines.map((line) => `<li>${inlineHtml(line.replace(mark, ''))}</li>`).join('')}</${list}>`
  if (lines.every((line) => line.startsWith('>')))
    return `<blockquote>${blockHtml(
      lines.map((line) => line.replace(/^> ?/, '')),
      pageLevels,
    )}</blockquote>`
  return `<p>${inlineHtml(lines.join(' '))}</p>`
}

const listMarks = [
  [/^[-*] +/, 'ul'],
  [/^\d+[.)] +/, 'ol'],
] as const

const inlineHtml = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '<em>$1</em>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_all, words: string, to: string) =>
      isSafe(to) ? `<a href="${to}">${words}</a>` : words,
    )

const isSafe = (to: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(to)

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The text without its markup, for excerpts and descriptions. */
export const plainMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(/^(?:#{1,4}|[-*]|\d+[.)]|>) +/gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/[*_`]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
