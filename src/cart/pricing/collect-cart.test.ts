import { expect, test } from 'vitest'
import { sampleHours } from '#/stores/hours/sample-hours.ts'
import { aLine, now, withParts } from '#/cart/api/sample-cart.ts'
import { collectCart } from './collect-cart.ts'
import { priced } from './sample-pricing.ts'

/** A store that counts how many of its days are looked up. */
function aStore() {
  const store = { days: 0, country: 'gb', queueDays: 2, hours: sampleHours }
  const week = () => {
    store.days += 1
    return sampleHours.week
  }
  store.hours = {
    ...sampleHours,
    get week() {
      return week()
    },
  }
  return store
}
const built = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aLine('BIKE', {
      uid: `bike-${at}`,
      entered: [{ uid: 'name', value: `${at}` }],
      ...withParts('CHEAP'),
    }),
  )
const none = new Map<string, number>()
const nothing = { inStore: none, held: new Map(), stock: none }

test('a hundred bikes are collected when one is, and the hours of the store are looked up once for all', () => {
  const [one, hundred] = [aStore(), aStore()]
  const { collection, dispatchDate } = collectCart(priced(built(1)), nothing, one, now)
  expect(collection.time).not.toBeNull()
  const all = collectCart(priced(built(100)), nothing, hundred, now)
  expect(all.collection.time).toEqual(collection.time)
  expect(all.lines.map((line) => line.dispatchDate)).toEqual(built(100).map(() => dispatchDate))
  expect(hundred.days).toBe(one.days)
  // A store is open on most days, so the first ones are enough.
  expect(one.days).toBeLessThan(5)
})

test('an item in the store is ready before one from the warehouse, and the cart with the last of them', () => {
  const inStore = { ...nothing, inStore: new Map([['HELMET', 1]]) }
  const timeOf = (...lines: Parameters<typeof priced>[0]) =>
    collectCart(priced(lines), inStore, aStore(), now).collection.time
  const [there, sent] = [timeOf(aLine('HELMET')), timeOf(aLine('BELL'))]
  if (!there || !sent) throw new Error('Both can be collected.')
  expect(there.day < sent.day).toBe(true)
  expect(timeOf(aLine('HELMET'), aLine('BELL'))).toEqual(sent)
})
