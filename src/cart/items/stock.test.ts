import { expect, test } from 'vitest'
import { anItem, aLine, aPart, catalogueOf, withParts } from '#/cart/api/sample-cart.ts'
import { type CartLine, piecesNeeded } from '#/cart/lines/cart.ts'
import { allSkus, isAvailable, skusOf, unavailableSkus } from './stock.ts'

const last = { leadTimeDays: null }
const catalogue = catalogueOf(
  anItem('BIKE', 2_899_99, { kind: 'bike', ...last }),
  anItem('MADE-TODAY', 1_01, { leadTimeDays: 0 }),
  aPart('WHEELS', 1_149_01, 'wheelset', last),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour', last),
)
const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }
const bike = aLine('BIKE', { ...withParts('WHEELS'), ...painted })
const inStock = (pieces: number) =>
  new Map([
    ['BIKE', pieces],
    ['WHEELS', pieces],
    ['BBCOLOUR-FOG', pieces],
  ])

type Inputs = Parameters<typeof isAvailable>[2]
const isAvailableBeside = (line: CartLine, others: readonly CartLine[], inputs: Inputs) =>
  isAvailable(line, piecesNeeded([line, ...others]), inputs)

test('lists the SKUs of a bike with its parts and paint', () => {
  expect(skusOf(bike)).toEqual(['BIKE', 'WHEELS', 'BBCOLOUR-FOG'])
  expect(skusOf(aLine('BELL'))).toEqual(['BELL'])
  expect(allSkus([bike, aLine('BELL'), aLine('BIKE')])).toEqual([
    'BIKE',
    'WHEELS',
    'BBCOLOUR-FOG',
    'BELL',
  ])
})

test('lists the SKUs that are not in stock even once', () => {
  expect(unavailableSkus({ ...bike, quantity: 2 }, { catalogue, stock: inStock(1) })).toEqual([])
  expect(unavailableSkus(bike, { catalogue, stock: new Map([['BIKE', 1]]) })).toEqual([
    'WHEELS',
    'BBCOLOUR-FOG',
  ])
})

test.each([
  ['two of two', 2, 2, true],
  ['three of two', 3, 2, false],
])('checks the stock for %s bikes', (_what, quantity, pieces, expected) => {
  const inputs = { catalogue, stock: inStock(pieces) }
  expect(isAvailableBeside({ ...bike, quantity }, [], inputs)).toBe(expected)
  // One of the pieces is needed by another line.
  expect(
    isAvailableBeside({ ...bike, quantity: quantity - 1 }, [{ ...bike, uid: 'b' }], inputs),
  ).toBe(expected)
})

test('treats an item with a lead time of zero as available and an unknown one as sold out', () => {
  const inputs = { catalogue, stock: new Map() }
  expect(isAvailableBeside(aLine('MADE-TODAY', { quantity: 99 }), [], inputs)).toBe(true)
  expect(isAvailableBeside(aLine('GONE'), [], inputs)).toBe(false)
})
