/**
 * Stretches of a text whose words do not depend on what stands around them: mostly single words, but a
 * number keeps what follows it, which may be its unit or the other side of a multiplication.
 */
export function segmentsOf(text: string): string[] {
  const segments: string[] = []
  /** Where the stretch begins that is being read, and where its last word does. */
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

/** Beyond ASCII there are superscripts and fractions, which are figures once they are made plain. */
const isNumber = (code: number) =>
  (code >= 48 && code <= 57) || (code > 127 && /\p{N}/u.test(String.fromCharCode(code)))

const goesOn = (word: string) => word === 'x' || word === 'X' || !/\p{L}/u.test(word)

/** Makes something of each stretch of a text, once: a catalogue has far fewer words than places for them. */
export function createWordMemory<Made>(make: (segment: string) => Made): (text: string) => Made[] {
  const known = new Map<string, Made>()
  const recall = (segment: string): Made => {
    const held = known.get(segment)
    if (held !== undefined) return held
    const made = make(segment)
    known.set(segment, made)
    return made
  }
  return (text) => segmentsOf(text).map(recall)
}
