import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock } from './allocate-stock.ts'

const shelf = (place: string, quantity: number, isWarehouse = true) => ({
  sku: 'BELL',
  place,
  isWarehouse,
  quantity,
})
const wish = (pieces: number, canWait = false) => [{ sku: 'BELL', pieces, canWait }]

test('a store’s own pieces go first', () => {
  const shelves = [shelf('halifax', 5), shelf('leeds', 1, false)]
  expect(allocateStock(wish(2), shelves).taken).toEqual([
    { sku: 'BELL', place: 'leeds', quantity: 1 },
    { sku: 'BELL', place: 'halifax', quantity: 1 },
  ])
})

test('what we order again may be missing, what we do not is short', () => {
  expect(allocateStock(wish(3, true), [shelf('halifax', 1)])).toEqual({
    taken: [{ sku: 'BELL', place: 'halifax', quantity: 1 }],
    short: [],
  })
  expect(allocateStock(wish(3), [shelf('halifax', 1)]).short).toEqual(['BELL'])
})

test('no shelf ever gives more than it holds, and nobody gets more than asked', () => {
  const shelves = fc
    .array(fc.nat({ max: 9 }), { maxLength: 4 })
    .map((counts) => counts.map((quantity, at) => shelf(`place-${at}`, quantity, at > 0)))
  fc.assert(
    fc.property(shelves, fc.integer({ min: 1, max: 30 }), fc.boolean(), (held, pieces, canWait) => {
      const { taken, short } = allocateStock(wish(pieces, canWait), held)
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
