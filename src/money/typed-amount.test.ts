import { expect, test } from 'vitest'
import { typedHundredths } from './typed-amount.ts'

test.each([
  ['2,499', 249_900],
  ['2.499,00', 249_900],
  ['2 499', 249_900],
  [' £2499.50 ', 249_950],
  ['1,234,567.8', 123_456_780],
  ['2.499,00 £', 249_900],
  ['37.5', 3_750],
  ['0', 0],
])('%s is an amount', (typed, hundredths) => {
  expect(typedHundredths(typed)).toBe(hundredths)
})

test.each([
  '',
  '£',
  '-5',
  '1e5',
  '12,34,567',
  '1234.567',
  '1.2345',
  '24£99',
  '£24£',
  '1 2 3',
  '1234567890',
])('“%s” is no amount', (typed) => {
  expect(typedHundredths(typed)).toBeNull()
})
