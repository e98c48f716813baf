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

test('in summer a reduction begins and ends an hour before midnight of UTC, as on every other page', () => {
  const [price] = offer.prices
  if (!price?.special) throw new Error('The sample is reduced.')
  const special = { ...price.special, from: '2026-07-01', to: '2026-07-31' }
  const summer = createListerIndex([
    anEntry({ released: null, offers: [anOffer({ prices: [{ ...price, special }] })] }),
  ])
  const next = (time: string) => nextCardChange(summer, new Date(time))?.toISOString()
  expect(next('2026-06-30T12:00:00Z')).toBe('2026-06-30T23:00:00.000Z')
  expect(next('2026-06-30T23:00:00Z')).toBe('2026-07-31T23:00:00.000Z')
})

test('cards change when a product is released and when it is no longer new', () => {
  expect(changeAfter('2026-10-01T09:00:00Z')).toBe('2026-10-05T00:00:00.000Z')
  expect(changeAfter('2026-12-01T09:00:00Z')).toBe('2027-01-03T00:00:00.000Z')
  expect(changeAfter('2027-01-03T00:00:00Z')).toBeUndefined()
})
