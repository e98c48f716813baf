import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each([
  [73.5, 'en', { least: 1 }, '73.5'],
  [73, 'de', { least: 1 }, '73,0'],
  [8.123, 'de', { least: 1, most: 2 }, '8,12'],
  [1.005, 'en', { most: 2 }, '1.01'],
  [1234, 'en', {}, '1,234'],
  [1002.5, 'de', { isGrouped: false }, '1002,5'],
  [1_234_567.5, 'de', {}, '1.234.567,5'],
  [-0.04, 'en', { most: 1 }, '0'],
  [-12.25, 'de', { most: 1 }, '-12,3'],
  [0, 'en', { least: 2 }, '0.00'],
  [0.1 + 0.2 - 0.3, 'en', { least: 1 }, '0.0'],
] as const)('%d in %s with %o reads %s', (value, locale, figures, shown) => {
  expect(formatNumber(value, locale, figures)).toBe(shown)
})

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('in %s hundredths read the same as from Intl', (locale, tag) => {
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (hundredths) => {
      const value = hundredths / 100
      expect(formatNumber(value, locale, { least: 1, most: 2 })).toBe(format.format(value))
    }),
  )
})
