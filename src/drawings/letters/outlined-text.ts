import { escapeText } from '#/platform/seo/escape-xml.ts'
import type { LetterSet } from './letter-set.ts'
import { regularLetters } from './regular-letters.ts'
import { semiboldLetters } from './semibold-letters.ts'

export type TextLook = {
  size: number
  colour: string
  weight: 400 | 600
  anchor: 'start' | 'middle' | 'end'
}

const letterSets: Record<TextLook['weight'], LetterSet> = {
  400: regularLetters,
  600: semiboldLetters,
}

const shares = { start: 0, middle: 0.5, end: 1 }

/**
 * A word as outlines, so that a picture shows it in the shop's typeface wherever it is drawn. Its foot stands on y;
 * the label says it to whoever reads the source.
 */
export function outlinedText(
  text: string,
  [x, y]: readonly [number, number],
  { size, colour, weight, anchor }: TextLook,
): string {
  const { letters, kerning } = letterSets[weight]
  let end = 0
  let outline = ''
  let before = ''
  for (const char of text) {
    const letter = letters.get(char)
    if (!letter) throw new Error(`The letter "${char}" has no outline at weight ${weight}.`)
    end += kerning[before + char] ?? 0
    if (letter.outline !== '') outline += `M${end} 0${letter.outline}`
    end += letter.advance
    before = char
  }
  const left = x - (end * size * shares[anchor]) / 1000
  return `<path aria-label="${escapeText(text).replaceAll('"', '&quot;')}" transform="translate(${rounded(left)} ${rounded(y)})scale(${size / 1000})" fill="${colour}" d="${outline}"/>`
}

const rounded = (value: number) => Math.round(value * 10) / 10
