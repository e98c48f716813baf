import { expect, test } from 'vitest'
import { isColourSku, isSoldHere, maxQuantityOf } from './sellable-item.ts'
import { anItem, catalogueOf } from '#/cart/api/sample-cart.ts'

test('limits a line to ten bikes, or ninety-nine of any other item', () => {
  expect(maxQuantityOf(anItem('BIKE', 1, { kind: 'bike' }))).toBe(10)
  expect(maxQuantityOf(anItem('BELL', 1))).toBe(99)
  expect(maxQuantityOf(catalogueOf().get('GONE'))).toBe(99)
})

test('recognises paint by its SKU in any case', () => {
  expect(['BBCOLOUR-FOG', 'MOOR-bbcolour-fog', 'COLOUR-FOG'].map(isColourSku)).toEqual([
    true,
    true,
    false,
  ])
})

test('applies both lists of countries to an item', () => {
  const lamp = anItem('LAMP', 1, { notSoldTo: ['us'], soldOnlyTo: ['gb', 'us'] })
  expect(['gb', 'us', 'de'].map((country) => isSoldHere(lamp, country))).toEqual([
    true,
    false,
    false,
  ])
})
