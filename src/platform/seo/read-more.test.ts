import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMore } from './read-more.ts'

const length = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

test('a short text is shown whole', () => {
  expect(readMore('A fine bike.')).toEqual({ text: 'A fine bike.', isCut: false })
})

test('exactly 250 characters are still shown whole, 251 are not', () => {
  expect(readMore('x'.repeat(250)).isCut).toBe(false)
  expect(readMore('x'.repeat(251))).toEqual({ text: `${'x'.repeat(250)}…`, isCut: true })
})

test('a text is cut after a word', () => {
  expect(readMore('steel frame, carbon fork', 15)).toEqual({ text: 'steel frame…', isCut: true })
})

test('a word that ends right at the limit stays', () => {
  expect(readMore('steel frame set', 11).text).toBe('steel frame…')
})

test('a family emoji, a flag or an accent is one character and never torn apart', () => {
  expect(readMore('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2).text).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…')
  expect(readMore('🇬🇧🇩🇪', 2)).toEqual({ text: '🇬🇧🇩🇪', isCut: false })
  expect(readMore('e\u0301e\u0301e\u0301', 2).text).toBe('e\u0301e\u0301…')
})

test('an excerpt is never longer than asked, and always the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const { text: shown, isCut } = readMore(text, limit)
      const head = isCut ? shown.slice(0, -1) : shown
      expect(shown.isWellFormed()).toBe(true)
      expect(text.trim().startsWith(head)).toBe(true)
      expect(length(head)).toBeLessThanOrEqual(limit)
      expect(isCut).toBe(length(text.trim()) > limit)
    }),
  )
})
