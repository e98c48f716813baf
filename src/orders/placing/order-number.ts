/** Letters and digits that cannot be taken for each other, read aloud or typed off a printed page. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight of them make 650 thousand million numbers; each byte picks a letter without favour. */
const largestFair = Math.floor(256 / alphabet.length) * alphabet.length
const length = 8

/** A number from random bytes; null when too few of them were of use. */
export function orderNumberFrom(bytes: Iterable<number>): string | null {
  let letters = ''
  for (const byte of bytes) {
    if (letters.length === length) break
    if (byte < largestFair) letters += alphabet.charAt(byte % alphabet.length)
  }
  return letters.length === length ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}

/** However it was typed: small letters, blanks, without the dash. Null for what cannot be a number. */
export function normalOrderNumber(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return letters.length === length && [...letters].every((letter) => alphabet.includes(letter))
    ? `${letters.slice(0, 4)}-${letters.slice(4)}`
    : null
}
