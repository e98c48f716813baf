import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock } from './allocate-stock.ts'

const level = (place: string, quantity: number, isWarehouse = true) => ({
  sku: 'BELL',
  place,
  isWarehouse,
  quantity,
})
const request = (pieces: number, canWait = false, fromStore = pieces) => [
  { sku: 'BELL', pieces, fromStore, canWait },
]

test('takes the store’s stock first', () => {
  const levels = [level('halifax', 5), level('leeds', 1, false)]
  expect(allocateStock(request(2), levels).taken).toEqual([
    { sku: 'BELL', place: 'leeds', quantity: 1 },
    { sku: 'BELL', place: 'halifax', quantity: 1 },
  ])
})

test('takes no more from the store than can be collected as it is', () => {
  const levels = [level('halifax', 1), level('leeds', 4, false)]
  expect(allocateStock(request(3, true, 1), levels)).toEqual({
    taken: [
      { sku: 'BELL', place: 'leeds', quantity: 1 },
      { sku: 'BELL', place: 'halifax', quantity: 1 },
    ],
    short: [],
    waiting: ['BELL'],
  })
})

test('an item that cannot be reordered is short, one that can waits', () => {
  expect(allocateStock(request(3, true), [level('halifax', 1)])).toEqual({
    taken: [{ sku: 'BELL', place: 'halifax', quantity: 1 }],
    short: [],
    waiting: ['BELL'],
  })
  const { short, waiting } = allocateStock(request(3), [level('halifax', 1)])
  expect({ short, waiting }).toEqual({ short: ['BELL'], waiting: [] })
})

test('never takes more than is in stock or requested', () => {
  const levels = fc
    .array(fc.nat({ max: 9 }), { maxLength: 4 })
    .map((counts) => counts.map((quantity, at) => level(`place-${at}`, quantity, at > 0)))
  fc.assert(
    fc.property(levels, fc.integer({ min: 1, max: 30 }), fc.boolean(), (held, pieces, canWait) => {
      const { taken, short } = allocateStock(request(pieces, canWait), held)
      for (const { place, quantity } of taken)
        expect(quantity).toBeLessThanOrEqual(
          held.find((each) => each.place === place)?.quantity ?? 0,
        )
      const total = taken.reduce((sum, { quantity }) => sum + quantity, 0)
      const there = held.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(total).toBe(Math.min(pieces, there))
      expect(short.length > 0).toBe(!canWait && there < pieces)
    }),
  )
})
