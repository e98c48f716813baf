import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock } from './allocate-stock.ts'

const level = (place: string, quantity: number, isWarehouse = true, sku = 'BELL') => ({
  sku,
  place,
  isWarehouse,
  quantity,
})
const request = (pieces: number, canWait = false, fromStore = pieces, sku = 'BELL') => ({
  sku,
  pieces,
  fromStore,
  canWait,
})
/** In the order in which Britain prefers them. */
const home = ['hull', 'flensburg']

test('takes the store’s stock first', () => {
  const levels = [level('hull', 5), level('leeds', 1, false)]
  expect(allocateStock([request(2)], levels, home).taken).toEqual([
    { sku: 'BELL', place: 'leeds', quantity: 1 },
    { sku: 'BELL', place: 'hull', quantity: 1 },
  ])
})

test('takes no more from the store than can be collected as it is, and reserves what will arrive', () => {
  const levels = [level('hull', 1), level('leeds', 4, false)]
  expect(allocateStock([request(3, true, 1)], levels, home)).toEqual({
    taken: [
      { sku: 'BELL', place: 'leeds', quantity: 1 },
      { sku: 'BELL', place: 'hull', quantity: 2 },
    ],
    short: [],
    waiting: ['BELL'],
  })
})

test('an item that cannot be reordered is short, one that can waits', () => {
  expect(allocateStock([request(3, true)], [level('hull', 1)], home)).toEqual({
    taken: [{ sku: 'BELL', place: 'hull', quantity: 3 }],
    short: [],
    waiting: ['BELL'],
  })
  const { short, waiting } = allocateStock([request(3)], [level('hull', 1)], home)
  expect({ short, waiting }).toEqual({ short: ['BELL'], waiting: [] })
})

test('a country’s own warehouse sends its orders, whichever is named first in the stock', () => {
  const levels = [level('flensburg', 30), level('hull', 30)]
  const placesFor = (order: string[]) =>
    allocateStock([request(2)], levels, order).taken.map(({ place }) => place)
  expect(placesFor(home)).toEqual(['hull'])
  expect(placesFor(home.toReversed())).toEqual(['flensburg'])
})

test('one parcel from the second warehouse is better than two', () => {
  const levels = [level('hull', 1), level('flensburg', 3), level('flensburg', 1, true, 'HELMET')]
  const both = [request(2), request(1, false, 0, 'HELMET')]
  expect(allocateStock(both, levels, home).taken).toEqual([
    { sku: 'BELL', place: 'flensburg', quantity: 2 },
    { sku: 'HELMET', place: 'flensburg', quantity: 1 },
  ])
})

test('never takes more than is in stock or requested, and from no place without need', () => {
  const counts = fc.array(fc.nat({ max: 9 }), { minLength: 2, maxLength: 5 })
  const wanted = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 })
  let split = 0
  fc.assert(
    fc.property(fc.array(counts, { minLength: 3, maxLength: 3 }), wanted, (shelves, pieces) => {
      const skus = pieces.map((_, at) => `SKU-${at}`)
      const levels = skus.flatMap((sku, at) =>
        (shelves[at] ?? []).map((quantity, place) =>
          level(`place-${place}`, quantity, place > 0, sku),
        ),
      )
      const order = ['place-1', 'place-2', 'place-3', 'place-4']
      const requests = skus.map((sku, at) => request(pieces[at] ?? 0, false, 1, sku))
      const { taken, short } = allocateStock(requests, levels, order)
      for (const { sku, place, quantity } of taken)
        expect(quantity).toBeLessThanOrEqual(
          levels.find((each) => each.sku === sku && each.place === place)?.quantity ?? 0,
        )
      for (const { sku, pieces: many } of requests) {
        const sum = (all: readonly { sku: string; quantity: number }[]) =>
          all.filter((each) => each.sku === sku).reduce((total, each) => total + each.quantity, 0)
        const usable = levels.map((each) =>
          each.isWarehouse ? each : { ...each, quantity: Math.min(1, each.quantity) },
        )
        expect(sum(taken)).toBe(Math.min(many, sum(usable)))
        expect(short.includes(sku)).toBe(sum(usable) < many)
      }
      const senders = new Set(
        taken.map(({ place }) => place).filter((place) => place !== 'place-0'),
      )
      if (senders.size > 1) split += 1
      for (const left of senders) {
        const without = order.filter((place) => senders.has(place) && place !== left)
        const rest = allocateStock(requests, levels, without).taken
        const total = (all: readonly { quantity: number }[]) =>
          all.reduce((many, { quantity }) => many + quantity, 0)
        expect(total(rest)).toBeLessThan(total(taken))
      }
    }),
  )
  expect(split).toBeGreaterThan(5)
})
