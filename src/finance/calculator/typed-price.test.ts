import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { poundsText, typedPounds } from './typed-price.ts'

test.each([
  ['2499', 249_900],
  [' £2,499.00 ', 249_900],
  ['£ 2499.5', 249_950],
  ['2.499,50', 249_950],
  ['2 499', 249_900],
  ['1,000', 100_000],
  ['1.000', 100_000],
  ['12,345', 1_234_500],
  ['0.01', 1],
  ['100000', 10_000_000],
])('%s is a price', (typed, pence) => {
  expect(typedPounds(typed)).toEqual(money(pence, 'GBP'))
})

test.each([
  '',
  '0',
  '0.00',
  '-5',
  '1e5',
  'abc',
  '12,34,567',
  '1.2345',
  '100000.01',
  '99999999',
  '£',
  '٣٠٠',
  '2499 €',
])('“%s” is not a price', (typed) => {
  expect(typedPounds(typed)).toBeNull()
})

test('a price is read back as it was shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (pence) => {
      expect(typedPounds(poundsText(money(pence, 'GBP')))).toEqual(money(pence, 'GBP'))
    }),
  )
})

test('no text breaks the reading', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typedPounds(text)?.amount).not.toBe(0)
    }),
  )
})
