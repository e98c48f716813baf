import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from './money.ts'
import { isNonNegative, nonNegative, zero } from './non-negative.ts'

test.each([
  [0, true],
  [1, true],
  [-1, false],
])('%i pence can be asked for: %s', (amount, isAsked) => {
  expect(isNonNegative(money(amount, 'GBP'))).toBe(isAsked)
})

test('less than nothing is never passed on as a price', () => {
  expect(() => nonNegative(money(-1, 'EUR'))).toThrow('Nobody can be asked to pay -1 EUR')
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: -1 }), (amount) => {
      expect(() => nonNegative(money(amount, 'GBP'))).toThrow('Nobody can be asked')
    }),
  )
})

test('any other amount stays as it is', () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(nonNegative(money(amount, 'JPY'))).toEqual({ amount, currency: 'JPY' })
    }),
  )
})

test('nothing is nothing in every currency', () => {
  expect(zero('KRW')).toEqual({ amount: 0, currency: 'KRW' })
})
