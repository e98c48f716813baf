import { expect, test } from 'vitest'
import { mayMean } from './money-signs.ts'

test.each([
  ['£', 'GBP'],
  ['quid', 'GBP'],
  ['Euro', 'EUR'],
  ['eur', 'EUR'],
  ['$', 'USD'],
  ['$', 'CAD'],
  ['kr', 'SEK'],
  ['Franken', 'CHF'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
] as const)('“%s” may mean %s', (sign, currency) => {
  expect(mayMean(sign, currency)).toBe(true)
})

test.each([
  ['£', 'EUR'],
  ['€', 'GBP'],
  ['usd', 'CAD'],
  ['₹', 'GBP'],
] as const)('“%s” does not mean %s', (sign, currency) => {
  expect(mayMean(sign, currency)).toBe(false)
})
