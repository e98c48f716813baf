import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from './money.ts'
import { isNonNegative, nonNegative, zero } from './non-negative.ts'

test.each([
  [0, true],
  [1, true],
  [-1, false],
])('accepts %i pence as a price: %s', (amount, isAccepted) => {
  expect(isNonNegative(money(amount, 'GBP'))).toBe(isAccepted)
})

test('throws for a negative amount', () => {
  expect(() => nonNegative(money(-1, 'EUR'))).toThrow('Nobody can be asked to pay -1 EUR')
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: -1 }), (amount) => {
      expect(() => nonNegative(money(amount, 'GBP'))).toThrow('Nobody can be asked')
    }),
  )
})

test('returns any other amount unchanged', () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(nonNegative(money(amount, 'JPY'))).toEqual({ amount, currency: 'JPY' })
    }),
  )
})

test('gives zero in a currency', () => {
  expect(zero('KRW')).toEqual({ amount: 0, currency: 'KRW' })
})
