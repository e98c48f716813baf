import { expect, test } from 'vitest'
import { dateInWords } from './date-in-words.ts'

test('a date is written as each language does', () => {
  expect(dateInWords('2026-11-17', 'en')).toBe('Tuesday 17 November')
  expect(dateInWords('2026-11-17', 'de')).toBe('Dienstag, 17. November')
  expect(dateInWords('2027-03-01', 'de')).toBe('Montag, 1. März')
})
