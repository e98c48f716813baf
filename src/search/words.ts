/** Letters that Unicode does not take apart into a letter and its mark. */
const wholeLetters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** Small letters without marks: `Schläuche` is `schlauche`, `CO₂` is `co2`. */
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
 * One spelling for `ü`, `ue` and `u`: whoever has no umlauts on the keyboard writes either. Words that
 * have the two letters by nature (`neue`, `aero`) lose one on both sides alike, so they still meet.
 */
export const folded = (word: string): string => word.replaceAll(/([aou])e/g, '$1')

const units = 'mm|cm|ml|cl|l|g|kg|nm|w|wh|v|lm|lx|lux|lumens?|bar|psi|c|t|litres?|liters?|hours?'
const unit = new RegExp(`^(?:${units})$`)
const measure = new RegExp(`^(\\d+(?:\\.\\d+)?)(?:${units})$`)

/** One word as typed, and the parts it was joined from by hyphens or a multiplication sign. */
export type Word = { text: string; parts: readonly string[] }

/** The words of a text, plain. A unit after its number says nothing that the number does not. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let isAfterNumber = false
  for (const [token] of spaced(text).matchAll(tokenPattern)) {
    const number = measure.exec(token)?.[1] ?? token
    if (isAfterNumber && unit.test(token)) {
      isAfterNumber = false
      continue
    }
    isAfterNumber = /^\d/.test(number)
    words.push(joined(number))
  }
  return words
}

const tokenPattern =
  /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+|\d+\.\d+[a-z]*|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** `2 × 12` is `2x12`, `1,400` and `1.400` are `1400`, `12,2` is `12.2`, `rider’s` is `riders`. */
const spaced = (text: string): string =>
  plain(text)
    .replaceAll(/(\d)\s*[x×]\s*(?=\d)/g, '$1x')
    .replaceAll(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/(\p{L})['’](?=s\b)/gu, '$1')

function joined(token: string): Word {
  const byHyphen = token.split('-')
  if (byHyphen.length > 1) return { text: byHyphen.join(''), parts: byHyphen }
  const bySign = /^\d/.test(token) ? token.split('x') : []
  return { text: token, parts: bySign.length > 1 ? bySign : [] }
}

/** A name written in any of its usual ways, as one key. */
export const nameKey = (name: string): string =>
  folded(
    wordsOf(name)
      .map(({ text }) => text)
      .join(''),
  )

/** SKUs are copied with and without their hyphens. */
export const skuKey = (sku: string): string => sku.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
