/** Letters that Unicode does not decompose into a letter and a diacritic. */
const wholeLetters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** Lower case without diacritics: `Schläuche` is `schlauche`, `CO₂` is `co2`. */
export const plain = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[ßøæœłđ]/g, (letter) => wholeLetters[letter] ?? letter)

// eslint-disable-next-line no-control-regex -- all of ASCII, control characters included
const isAscii = /^[\u0000-\u007f]*$/

/**
 * One spelling for `ü`, `ue` and `u`, since people without umlauts on their keyboard write either. Words that
 * really have both letters (`neue`, `aero`) lose one in texts and queries alike, so they still match.
 */
export const folded = (word: string): string => word.replaceAll(/([aou])e/g, '$1')

const units = 'mm|cm|ml|cl|l|g|kg|nm|w|wh|v|lm|lx|lux|lumens?|bar|psi|c|t|litres?|liters?|hours?'
const unit = new RegExp(`^(?:${units})$`)
const measure = new RegExp(`^(\\d+(?:\\.\\d+)?)(?:${units})$`)

/** One word as typed, and the parts that hyphens or a multiplication sign join. */
export type Word = { text: string; parts: readonly string[] }

/** The normalised words of a text. A unit after its number is dropped. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let isAfterNumber = false
  for (const [token] of spaced(text).matchAll(tokenPattern)) {
    if (isAfterNumber && unit.test(token)) {
      isAfterNumber = false
      continue
    }
    isAfterNumber = isDigit(token)
    words.push(isAfterNumber ? measured(token) : hyphened(token))
  }
  return words
}

const tokenPattern =
  /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+|\d+\.\d+[a-z]*|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** `2 × 12` is `2x12`, `1,400` and `1.400` are `1400`, `12,2` is `12.2`, `rider’s` is `riders`. */
function spaced(text: string): string {
  const small = plain(text)
  const counted = hasDigit.test(small)
    ? small
        .replaceAll(/(\d)\s*[x×]\s*(?=\d)/g, '$1x')
        .replaceAll(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
        .replaceAll(/(\d),(?=\d)/g, '$1.')
    : small
  return counted.replaceAll(/['’](?=s\b)/g, '')
}

const hasDigit = /\d/
const isDigit = (token: string) => {
  const code = token.charCodeAt(0)
  return code >= 48 && code <= 57
}

const noParts: readonly string[] = []

function hyphened(token: string): Word {
  if (!token.includes('-')) return { text: token, parts: noParts }
  const parts = token.split('-')
  return { text: parts.join(''), parts }
}

/** `45mm` is `45`, `700x45` has two parts, `1-20` as well. */
function measured(token: string): Word {
  const number = measure.exec(token)?.[1]
  if (number !== undefined) return { text: number, parts: noParts }
  const parts = token.split('x')
  return parts.length > 1 ? { text: token, parts } : hyphened(token)
}

/** A text's words without separators. */
export const joined = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join('')

/** One key for all usual spellings of a name. */
export const nameKey = (name: string): string => folded(joined(name))

/** People copy SKUs with and without hyphens. */
export const skuKey = (sku: string): string => sku.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
