import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPath, codeBytes, codeFrom, readCode, shownCode } from './build-code.ts'

const codes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes }).map(codeFrom)

test('a code is read back from how it is shown, and from its URL', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(shownCode(code)).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/)
      expect(readCode(shownCode(code))).toBe(code)
      expect(readCode(buildPath(code).split('/')[2] ?? '')).toBe(code)
    }),
  )
})

/** The ways in which people spell one character of a code. */
const spellings = (letter: string): string[] => {
  const alike = { '0': ['0', 'O', 'o'], '1': ['1', 'I', 'i', 'L', 'l'] }[letter]
  return alike ?? [letter, letter.toLowerCase()]
}

test('a code is read in any case, with any separators, and with letters that look like digits', () => {
  const separators = fc.constantFrom('', ' ', '-', ' - ', '–', '\t', '\u00A0', '.')
  const misspelt = codes.chain((code) =>
    fc.record({
      code: fc.constant(code),
      letters: fc.tuple(...Array.from(code, (letter) => fc.constantFrom(...spellings(letter)))),
      gaps: fc.array(separators, { minLength: 8, maxLength: 8 }),
    }),
  )
  let confused = 0
  fc.assert(
    fc.property(misspelt, ({ code, letters, gaps }) => {
      const typed = letters.map((letter, index) => `${gaps[index] ?? ''}${letter}`).join('')
      if (/[oil]/i.test(typed)) confused += 1
      expect(readCode(typed)).toBe(code)
    }),
  )
  expect(confused).toBeGreaterThan(10)
})

test('a code read from paper with full-width characters is the same code', () => {
  expect(readCode('７Ｋ４Ｍ－９ＱＸ２')).toBe('7K4M9QX2')
})

test.each([
  ['nothing', ''],
  ['too few characters', '7K4M9QX'],
  ['too many characters', '7K4M9QX22'],
  ['a letter that no code has', '7K4M9QXU'],
  ['markup', '<b>7K4M9</b>'],
  ['another alphabet', '7К4М9QX2'],
  ['a path', '../../etc'],
  ['a character that Postgres cannot store', '7K4M9QX\u0000'],
])('%s is no code', (_, typed) => {
  expect(readCode(typed)).toBeNull()
})

test('whatever is typed is a code in its one spelling, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const code = readCode(typed)
      expect(code === null || readCode(code) === code).toBe(true)
    }),
  )
})

test('every character of the alphabet is equally likely', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const letter = codeFrom(new Uint8Array(codeBytes).fill(byte)).charAt(0)
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8))
})
