/**
 * Splits a text into segments whose words do not depend on their neighbours. These are mostly single words,
 * but a number stays with what follows it: its unit, or the other side of a multiplication.
 */
export function segmentsOf(text: string): string[] {
  const segments: string[] = []
  /** The start of the current segment, and that of its last word. */
  let [start, wordStart] = [0, 0]
  let [isOpen, hasDigit] = [false, false]
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? space : text.charCodeAt(at)
    if (code !== space) {
      hasDigit ||= isNumber(code)
      continue
    }
    isOpen = hasDigit || (isOpen && goesOn(text.slice(wordStart, at)))
    hasDigit = false
    wordStart = at + 1
    if (isOpen && at < text.length) continue
    if (at > start) segments.push(text.slice(start, at))
    start = wordStart
  }
  return segments
}

const space = 32

/** Superscripts and fractions beyond ASCII become digits once they are normalised. */
const isNumber = (code: number) =>
  (code >= 48 && code <= 57) || (code > 127 && /\p{N}/u.test(String.fromCharCode(code)))

const goesOn = (word: string) => word === 'x' || word === 'X' || !/\p{L}/u.test(word)

/** Maps each segment of a text, once per distinct segment: a catalogue repeats most of its words. */
export function createWordMemory<Made>(make: (segment: string) => Made): (text: string) => Made[] {
  const cache = new Map<string, Made>()
  const resultFor = (segment: string): Made => {
    const cached = cache.get(segment)
    if (cached !== undefined) return cached
    const made = make(segment)
    cache.set(segment, made)
    return made
  }
  return (text) => segmentsOf(text).map(resultFor)
}
