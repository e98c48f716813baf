/** Linking elements between the parts of a German compound. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e']
const shortestPart = 3
const shortestWord = 7

/**
 * The parts of a compound (`rennradhelm`: `rennrad`, `helm`), or none if it is not one. Long tails come first,
 * because the last part says what the thing is.
 */
export function splitCompound(word: string, isWord: (part: string) => boolean): string[] {
  if (word.length < shortestWord || /\d/.test(word)) return []
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const tail = word.slice(at)
    if (!isWord(tail)) continue
    const head = headOf(word.slice(0, at), isWord)
    if (head.length > 0) return [...head, tail]
  }
  return []
}

/** The part before the tail without its linking element; it may be a compound itself. */
function headOf(text: string, isWord: (part: string) => boolean): string[] {
  for (const link of links) {
    if (!text.endsWith(link)) continue
    const part = text.slice(0, text.length - link.length)
    if (part.length >= shortestPart && isWord(part)) return [part]
  }
  for (const link of links) {
    if (!text.endsWith(link)) continue
    const parts = splitCompound(text.slice(0, text.length - link.length), isWord)
    if (parts.length > 0) return parts
  }
  return []
}
