/** The known word that was most likely meant; null when none is close. */
export function closestWord(typed: string, known: Iterable<string>): string | null {
  let best: { word: string; distance: number } | null = null
  for (const word of known) {
    const distance = editDistance(typed.toLowerCase(), word.toLowerCase())
    if (best === null || distance < best.distance) best = { word, distance }
  }
  return best !== null && best.distance <= Math.max(1, Math.floor(typed.length / 3))
    ? best.word
    : null
}

/** Levenshtein distance: two swapped letters count as two edits. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      here.push(Math.min(change, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1))
    }
    above = here
  }
  return above[b.length] ?? 0
}
