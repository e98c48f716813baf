const emptyHead = /<thead>\s*<tr>\s*(?:<th[^>]*>\s*<\/th>\s*)+<\/tr>\s*<\/thead>/g

const codeInCell = /<code>[^<]*<\/code>/g
const breakable = (code: string) => code.replaceAll(/(?<=\w[_:])(?=\w)/g, '<wbr>')

/**
 * Lets wide tables of sanitised HTML scroll by themselves on a narrow screen. The keyboard can only scroll
 * what it can reach, so their frame takes the focus. A long name such as `cart_id` may break after its
 * underscores, so that fewer tables are too wide. In Markdown every table has a head; one without words
 * is left out, and an empty corner is no heading.
 */
export const scrollableTables = (html: string): string =>
  html
    .replaceAll(emptyHead, '')
    .replaceAll(/<th([^>]*)>\s*<\/th>/g, '<td$1></td>')
    .replaceAll(/<td[^>]*>.*?<\/td>/gs, (cell) => cell.replaceAll(codeInCell, breakable))
    .replaceAll('<table>', '<div class="table-frame" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
