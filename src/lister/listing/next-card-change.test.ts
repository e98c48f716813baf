import { expect, test } from 'vitest'
import { createListerIndex } from '#/lister/index/lister-index.ts'
import { nextCardChange } from './next-card-change.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'

const offer = anOffer({
  prices: [
    {
      country: null,
      currency: 'GBP',
      price: 250_000,
      special: {
        price: 200_000,
        from: '2026-11-27',
        to: '2026-11-30',
        since: new Date('2026-11-27T00:00:00Z'),
      },
    },
  ],
})
const index = createListerIndex([anEntry({ released: '2026-10-05', offers: [offer] })])
const changeAfter = (time: string) => nextCardChange(index, new Date(time))?.toISOString()

test('cards turn when a reduction begins, and the midnight after its last day', () => {
  expect(changeAfter('2026-11-16T09:00:00Z')).toBe('2026-11-27T00:00:00.000Z')
  expect(changeAfter('2026-11-27T00:00:00Z')).toBe('2026-12-01T00:00:00.000Z')
})

test('cards change when a product is released and when it is no longer new', () => {
  expect(changeAfter('2026-10-01T09:00:00Z')).toBe('2026-10-05T00:00:00.000Z')
  expect(changeAfter('2026-12-01T09:00:00Z')).toBe('2027-01-03T00:00:00.000Z')
  expect(changeAfter('2027-01-03T00:00:00Z')).toBeUndefined()
})
