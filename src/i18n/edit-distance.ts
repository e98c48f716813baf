/** The number of typing errors in a word of this length; short words have too many neighbours to guess from. */
export const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * Damerau-Levenshtein distance; stops at `most` and then returns `most + 1`. The libraries at hand count two
 * swapped letters, the most frequent typing error, as two edits and cannot stop early.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      here.push(
        Math.min(
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          (above[column] ?? 0) + 1,
          (here[column - 1] ?? 0) + 1,
          isSwap ? (twoAbove[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...here) > most) return most + 1
    twoAbove = above
    above = here
  }
  return above[b.length] ?? 0
}
