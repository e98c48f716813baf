import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { unitPrice, unitPriceInWords } from './unit-price.ts'

test.each([
  ['50 ml', 695, 13_900, 'l'],
  ['250 ml', 1595, 6380, 'l'],
  ['240 ml', 2749, 11_454, 'l'],
  ['2 l', 1995, 998, 'l'],
  ['100 g', 999, 9990, 'kg'],
  ['0.5 kg', 999, 1998, 'kg'],
  ['250 cm', 499, 200, 'm'],
])('what is sold by %s for %i cents costs %i for one %s', (contents, price, each, per) => {
  expect(unitPrice(money(price, 'EUR'), contents)).toEqual({ price: money(each, 'EUR'), per })
})

test.each([null, undefined, '', '9.9 ml', '5 g', '0 ml', '3 pieces', '250ml', '-5 ml', '1e3 ml'])(
  '%s has no price by the unit',
  (contents) => {
    expect(unitPrice(money(695, 'EUR'), contents)).toBeNull()
  },
)

test('ten millilitres are enough for one', () => {
  expect(unitPrice(money(695, 'EUR'), '10 ml')?.price).toEqual(money(69_500, 'EUR'))
})

test('the price by the unit is printed as the country writes it', () => {
  expect(unitPriceInWords(money(1595, 'EUR'), '250 ml', 'de-DE')).toBe('63,80\u00A0€/l')
  expect(unitPriceInWords(money(600, 'GBP'), '50 ml', 'en-GB')).toBe('£120/l')
  expect(unitPriceInWords(money(600, 'GBP'), null, 'en-GB')).toBeNull()
})

test('a litre in two bottles of half a litre costs what two bottles cost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
      expect(unitPrice(money(amount, 'EUR'), '500 ml')?.price.amount).toBe(amount * 2)
    }),
  )
})
