import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt } from '#/stores/hours/local-time.ts'
import { openPeriods } from '#/stores/hours/opening-hours.ts'
import { sampleHours } from '#/stores/hours/sample-hours.ts'
import {
  collectionFromStore,
  collectionFromWarehouse,
  latestCollection,
} from './collection-time.ts'

const leeds = { hours: sampleHours, country: 'gb', queueDays: 2 }
const berlin = {
  hours: { ...sampleHours, timeZone: 'Europe/Berlin', exceptions: [] },
  country: 'de',
  queueDays: 2,
}
const helmet = { isBike: false }

test.each([
  ['in the morning', '2026-11-16T11:00:00Z', '2026-11-16', '13:00'],
  ['rounded up to half an hour', '2026-11-16T11:01:00Z', '2026-11-16', '13:30'],
  ['before the store opens', '2026-11-16T05:00:00Z', '2026-11-16', '12:00'],
  ['the last time before closing', '2026-11-16T15:30:00Z', '2026-11-16', '17:30'],
  ['too late for today', '2026-11-16T15:31:00Z', '2026-11-17', '10:00'],
  ['an hour today, an hour tomorrow', '2026-11-16T17:00:00Z', '2026-11-17', '11:00'],
  ['over a day that is closed', '2026-11-17T19:00:00Z', '2026-11-19', '12:00'],
  ['over the lunch break', '2026-11-25T12:30:00Z', '2026-11-25', '15:30'],
  ['over Christmas', '2026-12-24T13:00:00Z', '2026-12-26', '11:00'],
])('an item in the store can be collected two opening hours later: %s', (_case, now, day, from) => {
  expect(collectionFromStore(leeds, new Date(now), helmet)).toEqual({ day, from })
})

test('a bike waits for the workshop of the store, which works on the days it is open', () => {
  const at = (now: string) => collectionFromStore(leeds, new Date(now), { isBike: true })
  // Wednesday is closed for stocktaking, and Sunday is open.
  expect(at('2026-11-16T11:00:00Z')).toEqual({ day: '2026-11-19', from: '10:00' })
  expect(at('2026-11-20T17:00:00Z')).toEqual({ day: '2026-11-23', from: '10:00' })
  const rider = { ...leeds, queueDays: 0 }
  expect(collectionFromStore(rider, new Date('2026-11-16T11:00:00Z'), { isBike: true })).toEqual({
    day: '2026-11-16',
    from: '13:00',
  })
})

test.each([
  ['a day to a store of the same country', leeds, '2026-11-19', '2026-11-20'],
  ['not over the weekend', leeds, '2026-11-20', '2026-11-23'],
  ['not on a day that the store is closed', leeds, '2026-11-17', '2026-11-19'],
  ['four days abroad', berlin, '2026-11-16', '2026-11-20'],
])('a delivery to a store takes working days: %s', (_case, store, dispatch, day) => {
  expect(collectionFromWarehouse(store, dispatch, 'uk')).toEqual({ day, from: '12:00' })
})

test('everything is collected when its last item is ready', () => {
  const early = { day: '2026-11-16', from: '13:00' }
  const late = { day: '2026-11-16', from: '17:30' }
  const tomorrow = { day: '2026-11-17', from: '10:00' }
  expect(latestCollection([late, early])).toEqual(late)
  expect(latestCollection([tomorrow, late])).toEqual(tomorrow)
  expect(latestCollection([late, null])).toBeNull()
  expect(latestCollection([])).toBeNull()
})

test('at any time of the year, the store is open when it promises an item', () => {
  const year = { min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z') }
  let hits = 0
  fc.assert(
    fc.property(
      fc.date({ ...year, noInvalidDate: true }),
      fc.constantFrom(leeds, berlin),
      (now, store) => {
        const time = collectionFromStore(store, now, helmet)
        if (!time) return
        const ready = instantAt(time.day, time.from, store.hours.timeZone).getTime()
        const isOpen = openPeriods(store.hours, now).some(
          ({ opensAt, closesAt }) => opensAt <= ready && ready < closesAt,
        )
        expect(isOpen).toBe(true)
        expect(ready).toBeGreaterThan(now.getTime())
        hits += 1
      },
    ),
  )
  expect(hits).toBeGreaterThan(90)
})
