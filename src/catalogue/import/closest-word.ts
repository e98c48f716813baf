import { editDistance } from '#/i18n/edit-distance.ts'

/** The known word that was most likely meant; null when none is close. */
export function closestWord(typed: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let most = Math.max(1, Math.floor(typed.length / 3))
  for (const word of known) {
    const distance = editDistance(typed.toLowerCase(), word.toLowerCase(), most)
    if (distance > most) continue
    best = word
    most = distance - 1
  }
  return best
}
