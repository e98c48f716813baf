import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMore } from './read-more.ts'

const length = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

test('a short text is shown whole', () => {
  expect(readMore('A fine bike.')).toEqual({ text: 'A fine bike.', isCut: false })
})

test('shows exactly 250 characters whole, but not 251', () => {
  expect(readMore('x'.repeat(250)).isCut).toBe(false)
  expect(readMore('x'.repeat(251))).toEqual({ text: `${'x'.repeat(250)}…`, isCut: true })
})

test('cuts a text after a word', () => {
  expect(readMore('steel frame, carbon fork', 15)).toEqual({ text: 'steel frame…', isCut: true })
})

test('keeps a word that ends right at the limit', () => {
  expect(readMore('steel frame set', 11).text).toBe('steel frame…')
})

test('counts an emoji, a flag or an accented letter as one character and never splits it', () => {
  expect(readMore('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2).text).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…')
  expect(readMore('🇬🇧🇩🇪', 2)).toEqual({ text: '🇬🇧🇩🇪', isCut: false })
  expect(readMore('e\u0301e\u0301e\u0301', 2).text).toBe('e\u0301e\u0301…')
})

test('an excerpt is never longer than the limit, and always the beginning of the text', () => {
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
