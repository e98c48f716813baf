import { expect, test } from 'vitest'
import { dayInWords } from './dispatch-day.ts'

test('formats a date in words', () => {
  expect(dayInWords('2026-11-17', 'en')).toBe('Tue 17 Nov')
  expect(dayInWords('2026-11-17', 'de')).toBe('Di., 17. Nov.')
  expect(dayInWords('2027-03-01', 'de')).toBe('Mo., 1. März')
})
