import { expect, test } from 'vitest'
import { typedPrice } from './typed-price.ts'

test.each([
  ['3000', 3000],
  ['£2500', 2500],
  ['3.000', 3000],
  ['1.579 €', 1579],
  ['1,579.99', 1579],
  ['CHF 1’579.–', 1579],
  ['2 500', 2500],
  ['12,5', 12],
  ['0', 0],
])('%s is understood as %i', (typed, price) => {
  expect(typedPrice(typed)).toBe(price)
})

test.each(['', 'cheap', '€', '-', '12345678901'])('%j is no price', (typed) => {
  expect(typedPrice(typed)).toBeNull()
})
