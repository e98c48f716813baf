import { expect, test } from 'vitest'
import { activeSpecial, type Price, priceOn, priceSteps } from './price.ts'

const since = new Date('2026-10-01T00:00:00Z')
const aPrice = (special: Partial<Price['special']> | null = null): Price => ({
  country: null,
  currency: 'GBP',
  price: 429_900,
  special: special && { price: 389_900, from: null, to: null, since, ...special },
})
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

test('a sale applies from its first day to the end of its last', () => {
  const sale = aPrice({ from: '2026-11-20', to: '2026-11-30' })
  const days = ['2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01']
  expect(days.map((day) => priceOn(sale, noon(day)))).toEqual([429_900, 389_900, 389_900, 429_900])
})

test('a sale in summer begins and ends at midnight in Britain, an hour before that of UTC', () => {
  const sale = aPrice({ from: '2026-07-01', to: '2026-07-31' })
  const times = ['06-30T22:59:59.999Z', '06-30T23:00:00Z', '07-31T22:59:59.999Z', '07-31T23:00:00Z']
  expect(times.map((time) => priceOn(sale, new Date(`2026-${time}`)))).toEqual([
    429_900, 389_900, 389_900, 429_900,
  ])
  expect(priceSteps(sale, noon('2026-06-15')).map(({ from }) => from.toISOString())).toEqual([
    '2026-06-15T12:00:00.000Z',
    '2026-06-30T23:00:00.000Z',
    '2026-07-31T23:00:00.000Z',
  ])
})

test('a sale without dates has no end', () => {
  expect(priceOn(aPrice({}), noon('2030-01-01'))).toBe(389_900)
})

test('a special price that is not below the list price is not a reduction', () => {
  expect(activeSpecial(aPrice({ price: 429_900 }), noon('2026-11-20'))).toBeNull()
})

test('price steps are today, the start of the sale and its end', () => {
  const sale = aPrice({ from: '2026-11-20', to: '2026-11-30' })
  expect(priceSteps(sale, noon('2026-11-15'))).toEqual([
    { from: noon('2026-11-15'), price: 429_900 },
    { from: new Date('2026-11-20T00:00:00Z'), price: 389_900 },
    { from: new Date('2026-12-01T00:00:00Z'), price: 429_900 },
  ])
})
