/** Letters and digits that are not confused with each other when they are typed from a terminal. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** A code such as `K7QM-2RTX`, one of 650 thousand million. `draw` returns a random integer below its argument. */
export function newPairingCode(draw: (below: number) => number): string {
  const letters = Array.from({ length }, () => alphabet.charAt(draw(alphabet.length))).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** A typed code in its one spelling, or null if it cannot be one. */
export function normalPairingCode(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return letters.length === length && [...letters].every((letter) => alphabet.includes(letter))
    ? `${letters.slice(0, 4)}-${letters.slice(4)}`
    : null
}
