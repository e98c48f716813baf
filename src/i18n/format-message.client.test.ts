import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { formatMessage } from './format-message.client.ts'

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
}

const filled = (locale: string, message: string, values: Record<string, number>) =>
  formatMessage('key', compile(message), values, { locale, formatters } as never)

const bikes = '{count, plural, one {# bike} other {# bikes}}'

test.each([
  ['en', 1, '1 bike'],
  ['en', 74, '74 bikes'],
  ['en', 1234.5, '1,234.5 bikes'],
  ['de', 12_345, '12.345 bikes'],
])('in %s %d reads %s', (locale, count, shown) => {
  expect(filled(locale, bikes, { count })).toBe(shown)
})

test('a number with a format of its own is left to Intl', () => {
  expect(filled('en', '{share, number, ::percent} off', { share: 0.2 })).toBe('20% off')
})

test('a locale the shop does not have is left to Intl', () => {
  expect(filled('fr', '{count, number}', { count: 1234.5 })).toMatch(/^1.234,5$/)
})
