import { expect, test } from 'vitest'
import type { Currency } from './currency.ts'
import { formatMoney, formatSum } from './format-money.ts'
import { money } from './money.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en-GB', 129_900, 'GBP', '£1,299'],
  ['en-GB', 129_950, 'GBP', '£1,299.50'],
  ['en-GB', -5_000, 'GBP', '-£50'],
  ['de-DE', 129_900, 'EUR', '1.299 €'],
  ['de-DE', 129_905, 'EUR', '1.299,05 €'],
  ['de-AT', 129_900, 'EUR', '€ 1.299'],
  ['fr-FR', 129_900, 'EUR', '1 299 €'],
  // Spain, Portugal and Poland group from five digits.
  ['es-ES', 99_900, 'EUR', '999 €'],
  ['es-ES', 129_905, 'EUR', '1299,05 €'],
  ['es-ES', 1_299_900, 'EUR', '12.999 €'],
  ['pt-PT', 999_999, 'EUR', '9999,99 €'],
  ['pl-PL', 1_000_000, 'PLN', '10 000 zł'],
  ['en-GB', 5, 'GBP', '£0.05'],
  ['en-GB', 0, 'GBP', '£0'],
  ['ja-JP', 198_000, 'JPY', '¥198,000'],
  ['ko-KR', 1_980_000, 'KRW', '₩1,980,000'],
  ['de-CH', 129_900, 'CHF', 'CHF 1’299'],
] as const)('formats for %s %i %s as %s', (locale, amount, currency, shown) => {
  expect(plain(formatMoney(money(amount, currency), locale))).toBe(shown)
})

test('shows the pence of a whole amount when decimals are forced', () => {
  expect(formatMoney(money(129_900, 'GBP'), 'en-GB', { decimals: 'always' })).toBe('£1,299.00')
})

test('shows no decimals of yen even when they are forced', () => {
  expect(formatMoney(money(198_000, 'JPY'), 'en-GB', { decimals: 'always' })).toBe('JP¥198,000')
})

test.each([
  ['', 'GBP'],
  ['not a locale', 'GBP'],
  ['xx-XX', 'GBP'],
  ['en-GB', ''],
  ['en-GB', 'POUNDS'],
  ['en-GB', 'ZZZ'],
])('refuses the locale "%s" with the currency "%s"', (locale, currency) => {
  const price = { amount: 100, currency: currency as Currency }
  expect(() => formatMoney(price, locale)).toThrow('Invalid locale or currency')
})

test.each([
  ['en-GB', 259_900, 'GBP', '£2,599.00'],
  ['de-DE', 304_900, 'EUR', '3.049,00 €'],
  ['de-DE', 304_905, 'EUR', '3.049,05 €'],
  ['ja-JP', 198_000, 'JPY', '¥198,000'],
] as const)('a sum for %s of %i %s is always written with its decimals: %s', (...row) => {
  const [locale, amount, currency, shown] = row
  expect(plain(formatSum(money(amount, currency), locale))).toBe(shown)
})
