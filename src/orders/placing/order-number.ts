/** Letters and digits that are not confused with each other when read aloud or copied from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Eight characters give 650 thousand million numbers. Larger bytes are skipped, so that every
 * character is equally likely.
 */
const firstSkippedByte = Math.floor(256 / alphabet.length) * alphabet.length
const length = 8

/** Makes an order number from random bytes; null if too few of them were usable. */
export function orderNumberFrom(bytes: Iterable<number>): string | null {
  let letters = ''
  for (const byte of bytes) {
    if (letters.length === length) break
    if (byte < firstSkippedByte) letters += alphabet.charAt(byte % alphabet.length)
  }
  return letters.length === length ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}

/**
 * Normalises a typed order number: lower case, spaces and a missing dash are fine. Null if it
 * cannot be one.
 */
export function normalOrderNumber(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return letters.length === length && [...letters].every((letter) => alphabet.includes(letter))
    ? `${letters.slice(0, 4)}-${letters.slice(4)}`
    : null
}
