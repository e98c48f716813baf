import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeAvailability } from './size-availability.ts'
import { stockFrom } from '#/product/page/stock-state.ts'

const day = '2026-11-19'
const later = '2026-12-01'
const of = (size: string, quantity: number, date: string | null = day) => ({
  size,
  stock: stockFrom(quantity, date),
})

test('the last piece of one size says nothing about the bike', () => {
  expect(sizeAvailability([of('S', 0, later), of('M', 1), of('L', 9)])).toEqual({
    state: 'in-stock',
    sizes: ['M', 'L'],
    date: day,
  })
})

test('no size is named if every size is in stock', () => {
  expect(sizeAvailability([of('S', 1), of('M', 5)])?.sizes).toBeNull()
})

test('the only size of a bike is named', () => {
  expect(sizeAvailability([of('M', 1)])?.sizes).toEqual(['M'])
})

test('a size counts once, in whichever colour it is in stock', () => {
  const offers = [of('S', 0, later), of('M', 2), of('S', 3), of('M', 0, later), of('L', 0, later)]
  expect(sizeAvailability(offers)?.sizes).toEqual(['S', 'M'])
})

test('nothing in stock is to order, and nothing to order is gone', () => {
  expect(sizeAvailability([of('S', 0, later), of('M', 0, null)])).toEqual({
    state: 'to-order',
    sizes: null,
    date: later,
  })
  expect(sizeAvailability([of('S', 0, null)])?.state).toBe('gone')
  expect(sizeAvailability([])).toBeNull()
})

test('a size that is named can be bought from stock', () => {
  const offer = fc.record({
    size: fc.constantFrom('XS', 'S', 'M', 'L'),
    quantity: fc.integer({ min: 0, max: 4 }),
    date: fc.constantFrom(day, later, null),
  })
  let named = 0
  fc.assert(
    fc.property(fc.array(offer, { minLength: 1, maxLength: 8 }), (offers) => {
      const availability = sizeAvailability(
        offers.map((each) => of(each.size, each.quantity, each.date)),
      )
      for (const size of availability?.sizes ?? []) {
        named += 1
        expect(
          offers.some((each) => each.size === size && each.quantity > 0 && each.date !== null),
        ).toBe(true)
      }
    }),
  )
  expect(named).toBeGreaterThan(20)
})
