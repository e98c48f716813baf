import { expect, test } from 'vitest'
import { dayInWords } from './day-in-words.ts'

test('formats a date in words that stay on one line', () => {
  expect(dayInWords('2026-11-17', 'en')).toBe('Tue\u00A017\u00A0Nov')
  expect(dayInWords('2026-11-17', 'de')).toBe('Di.,\u00A017.\u00A0Nov.')
  expect(dayInWords('2027-03-01', 'de')).toBe('Mo.,\u00A01.\u00A0März')
})
