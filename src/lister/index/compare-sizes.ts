import {
  dimensionOf,
  type SizeDimension,
  sizeDimensions,
  sizeParts,
} from '#/lister/listing/size-dimension.ts'

const letters = ['3XS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']
const otherLetters = new Map([
  ['2XS', 'XXS'],
  ['2XL', 'XXL'],
])

/** A collator costs as much as hundreds of comparisons, so there is one; pages, which do not sort, load none. */
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
