import { settings } from '#/platform/config/settings.ts'

export type Excerpt = { text: string; isCut: boolean }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text's beginning, cut after a word and never inside a character, even an emoji of seven code points. */
export function readMore(text: string, limit: number = settings.readMoreCharacters): Excerpt {
  const whole = text.trim()
  // Every character has at least one code unit, so most texts need no counting.
  if (whole.length <= limit) return { text: whole, isCut: false }
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(whole)) {
    if (count === limit) return { text: `${wholeWords(whole, end)}…`, isCut: true }
    end = index + segment.length
    count += 1
  }
  return { text: whole, isCut: false }
}

/** Cuts at the last space before `end`; a single long word is cut where it is. */
function wholeWords(text: string, end: number): string {
  const head = text.slice(0, end)
  const isBetweenWords = /\s/.test(text.charAt(end))
  const lastBlank = isBetweenWords ? -1 : head.search(/\s\S*$/)
  return (lastBlank > 0 ? head.slice(0, lastBlank) : head).replace(/[\s,;:–-]+$/, '')
}
