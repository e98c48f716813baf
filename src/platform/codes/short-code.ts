/** Letters and digits that are not confused with each other when read aloud, copied from paper or typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** A code such as `K7QM-2RTX`, one of 650 thousand million. `draw` returns a random integer below its argument. */
export const shortCode = (draw: (below: number) => number): string =>
  inGroups(Array.from({ length }, () => alphabet.charAt(draw(alphabet.length))).join(''))

/**
 * Normalises a typed code: lower case, spaces and a missing dash are fine. Null if it cannot be
 * one.
 */
export function normalShortCode(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  const isCode =
    letters.length === length && [...letters].every((letter) => alphabet.includes(letter))
  return isCode ? inGroups(letters) : null
}

const inGroups = (letters: string) => `${letters.slice(0, 4)}-${letters.slice(4)}`
