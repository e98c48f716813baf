/** The dimensions that sizes measure, in the order in which their groups are shown. */
export const sizeDimensions = ['size', 'shoe', 'tyre', 'width', 'volume', 'amount'] as const
export type SizeDimension = (typeof sizeDimensions)[number]

const letters = ['3XS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']
const otherLetters = new Map([
  ['2XS', 'XXS'],
  ['2XL', 'XXL'],
])

/** A size in its two parts: `M` and `55–59 cm`, or `700 × 25–32` and `42 mm`. */
export function sizeParts(label: string): { main: string; detail: string | null } {
  const [, main, bracketed, listed] = /^(.+?)(?: \((.+)\)|, (.+))$/u.exec(label) ?? []
  return { main: main ?? label, detail: bracketed ?? listed ?? null }
}

export function dimensionOf(label: string): SizeDimension {
  const { main } = sizeParts(label)
  if (/^EU\s\d/u.test(main)) return 'shoe'
  if (main.includes('×')) return 'tyre'
  if (/\d\s?mm$/u.test(main)) return 'width'
  if (/\d\s?m?l$/u.test(main)) return 'volume'
  if (/[$£€]/u.test(main)) return 'amount'
  return 'size'
}

/** A collator costs as much as hundreds of comparisons. */
const byFigures = new Intl.Collator('en', { numeric: true })

/** From small to large within a dimension: letters as on a label, then figures. */
export function compareSizes(a: string, b: string): number {
  const [one, other] = [dimensionOf(a), dimensionOf(b)]
  return (
    sizeDimensions.indexOf(one) - sizeDimensions.indexOf(other) ||
    rankOf(a, one) - rankOf(b, other) ||
    byFigures.compare(a, b)
  )
}

function rankOf(label: string, dimension: SizeDimension): number {
  const { main } = sizeParts(label)
  if (dimension === 'volume') return figureOf(main) * (main.endsWith('ml') ? 1 : 1000)
  return dimension === 'size' ? letterRank(main) : 0
}

/** `S/M` lies between S and M; what is no letter comes after all letters. */
function letterRank(size: string): number {
  const ranks = size.split('/').map((letter) => letters.indexOf(otherLetters.get(letter) ?? letter))
  if (ranks.includes(-1)) return letters.length
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
}

const figureOf = (text: string) => Number.parseFloat(text.replace(',', '.'))
