import { expect, test } from 'vitest'
import type { Currency } from '#/money/currency.ts'
import { typedBudget } from './typed-budget.ts'

test.for<[typed: string, currency: Currency, minor: number]>([
  ['2500', 'GBP', 250_000],
  ['£2,500', 'GBP', 250_000],
  ['2,499.99', 'GBP', 249_999],
  ['2.499,99 €', 'EUR', 249_999],
  ['2.500 €', 'EUR', 250_000],
  ['2 500', 'EUR', 250_000],
  ['1’234.5', 'CHF', 123_450],
  ['300,000', 'JPY', 300_000],
  ['300000.50', 'JPY', 300_000],
  ['', 'GBP', 0],
  ['cheap', 'GBP', 0],
  ['10330100', 'KRW', 10_330_100],
  ['₩10,330,100', 'KRW', 10_330_100],
  ['99999999999', 'GBP', 9_999_999_999_900],
])('a budget typed as “%s” in %s is understood', ([typed, currency, minor]) => {
  expect(typedBudget(typed, currency)).toBe(minor)
})
