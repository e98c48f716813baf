import { expect, test } from 'vitest'
import { isColourSku, isSoldHere, limitOf } from './sellable-item.ts'
import { aGood, goodsOf } from '#/cart/api/sample-cart.ts'

test('a line holds ten bikes, or ninety-nine of anything else', () => {
  expect(limitOf(aGood('BIKE', 1, { kind: 'bike' }))).toBe(10)
  expect(limitOf(aGood('BELL', 1))).toBe(99)
  expect(limitOf(goodsOf().get('GONE'))).toBe(99)
})

test('paint is known by its SKU, however that is written', () => {
  expect(['BBCOLOUR-FOG', 'MOOR-bbcolour-fog', 'COLOUR-FOG'].map(isColourSku)).toEqual([
    true,
    true,
    false,
  ])
})

test('a thing is sold where neither law nor maker keep it from', () => {
  const lamp = aGood('LAMP', 1, { notSoldTo: ['us'], soldOnlyTo: ['gb', 'us'] })
  expect(['gb', 'us', 'de'].map((country) => isSoldHere(lamp, country))).toEqual([
    true,
    false,
    false,
  ])
})
