/** Crockford's alphabet: no I, L, O and U, which people confuse with 1, 0 and V. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight characters are 40 random bits: with a limit on wrong codes nobody finds one by trying. */
const length = 8

declare const buildCode: unique symbol
/** A code in the one spelling that is stored: eight capitals and digits. */
export type BuildCode = string & { readonly [buildCode]: true }

/** The number of random bytes that a code needs. */
export const codeBytes = length

/** Makes a code from random bytes; every character is equally likely, since 256 is a multiple of 32. */
export const codeFrom = (bytes: Uint8Array): BuildCode =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the alphabet
  Array.from(bytes.subarray(0, length), (byte) => alphabet.charAt(byte % 32)).join('') as BuildCode

/**
 * Reads a code as people type it: lower case, spaces and dashes are fine, O is read as 0, I and L as 1. Null if it
 * cannot be one.
 */
export function readCode(typed: string): BuildCode | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode =
    letters.length === length && Array.from(letters).every((letter) => alphabet.includes(letter))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above
  return isCode ? (letters as BuildCode) : null
}

/** `7K4M-9QX2`, as pages show it. */
export const shownCode = (code: BuildCode): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** The page of a build; the canonical spelling of paths is in lower case. */
export const buildPath = (code: BuildCode): string => `/build/${shownCode(code).toLowerCase()}/`
