import { expect, test } from 'vitest'
import { aGood, aLine, aPart, goodsOf, withParts } from '#/cart/api/sample-cart.ts'
import { allSkus, isAvailable, skusOf, unavailableSkus } from './stock.ts'

const last = { leadTimeDays: null }
const goods = goodsOf(
  aGood('BIKE', 2_899_99, { kind: 'bike', ...last }),
  aGood('MADE-TODAY', 1_01, { leadTimeDays: 0 }),
  aPart('WHEELS', 1_149_01, 'wheelset', last),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', last),
)
const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }
const bike = aLine('BIKE', { ...withParts('WHEELS'), ...painted })
const held = (pieces: number) =>
  new Map([
    ['BIKE', pieces],
    ['WHEELS', pieces],
    ['BBCOLOUR-FOG', pieces],
  ])

test('a bike needs its parts and its paint', () => {
  expect(skusOf(bike)).toEqual(['BIKE', 'WHEELS', 'BBCOLOUR-FOG'])
  expect(skusOf(aLine('BELL'))).toEqual(['BELL'])
  expect(allSkus([bike, aLine('BELL'), aLine('BIKE')])).toEqual([
    'BIKE',
    'WHEELS',
    'BBCOLOUR-FOG',
    'BELL',
  ])
})

test('what keeps a bike from being built is what there is not even one of', () => {
  expect(unavailableSkus({ ...bike, quantity: 2 }, { goods, stock: held(1) })).toEqual([])
  expect(unavailableSkus(bike, { goods, stock: new Map([['BIKE', 1]]) })).toEqual([
    'WHEELS',
    'BBCOLOUR-FOG',
  ])
})

test.each([
  ['two of two', 2, 2, true],
  ['three of two', 3, 2, false],
])('%s bikes can be had: %s', (_what, quantity, pieces, expected) => {
  const shop = { goods, stock: held(pieces) }
  expect(isAvailable({ ...bike, quantity }, [], shop)).toBe(expected)
  // one of them is another line's
  expect(isAvailable({ ...bike, quantity: quantity - 1 }, [{ ...bike, uid: 'b' }], shop)).toBe(
    expected,
  )
})

test('what is made on the day it is ordered never sells out, and what nobody knows always has', () => {
  const shop = { goods, stock: new Map() }
  expect(isAvailable(aLine('MADE-TODAY', { quantity: 99 }), [], shop)).toBe(true)
  expect(isAvailable(aLine('GONE'), [], shop)).toBe(false)
})
