import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWorkingDay } from './bank-holidays.ts'
import {
  type Availability,
  buildDispatchDate,
  cartDispatchDate,
  dispatchDate,
  workingDaysUntil,
} from './dispatch-date.ts'

const at = (now: string, calendar: 'uk' | 'de' = 'uk') => ({
  now: new Date(now),
  calendar,
  cutOffHour: 14,
})
const onShelf: Availability = { isInStock: true, leadTimeDays: null }
const toOrder = (leadTimeDays: number): Availability => ({ isInStock: false, leadTimeDays })
const soldOut: Availability = { isInStock: false, leadTimeDays: null }

test('what is on the shelf leaves today until two o’clock, then tomorrow', () => {
  expect(dispatchDate(onShelf, at('2026-11-16T13:59:00Z'))).toBe('2026-11-16')
  expect(dispatchDate(onShelf, at('2026-11-16T14:00:00Z'))).toBe('2026-11-17')
})

test('two o’clock is the workshop’s, in summer and in Germany too', () => {
  expect(dispatchDate(onShelf, at('2026-07-06T13:30:00Z'))).toBe('2026-07-07')
  expect(dispatchDate(onShelf, at('2026-11-16T13:30:00Z', 'de'))).toBe('2026-11-17')
})

test('an order late on Friday leaves on Monday', () => {
  expect(dispatchDate(onShelf, at('2026-11-20T16:00:00Z'))).toBe('2026-11-23')
})

test('Christmas is not a working day', () => {
  expect(dispatchDate(toOrder(3), at('2026-12-23T09:00:00Z'))).toBe('2026-12-30')
})

test('a bike waits for its part, then its paint, then the bench', () => {
  expect(
    dispatchDate(toOrder(5), at('2026-11-16T09:00:00Z'), { paintDays: 10, queueDays: 3 }),
  ).toBe('2026-12-10')
})

test('what cannot be had has no date, and no more has the cart it is in', () => {
  expect(dispatchDate(soldOut, at('2026-11-16T09:00:00Z'))).toBeNull()
  expect(cartDispatchDate(['2026-11-16', null])).toBeNull()
})

test('a cart leaves with its last line', () => {
  expect(cartDispatchDate(['2026-11-30', '2026-12-02', '2026-11-16'])).toBe('2026-12-02')
  expect(cartDispatchDate([])).toBeNull()
})

test('fast delivery counts working days', () => {
  expect(workingDaysUntil('2026-11-24', at('2026-11-20T09:00:00Z'))).toBe(2)
})

const calendar = fc.constantFrom('uk' as const, 'de' as const)
const instant = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
})
const days = fc.integer({ min: 0, max: 60 })
const workshop = fc.record({ now: instant, calendar, cutOffHour: fc.integer({ min: 0, max: 24 }) })
const part = fc.oneof(fc.constant(onShelf), days.map(toOrder))

test('nothing ever leaves on a weekend or a holiday', () => {
  fc.assert(
    fc.property(part, workshop, days, (thing, place, queueDays) => {
      const date = dispatchDate(thing, place, { queueDays })
      expect(date !== null && isWorkingDay(date, place.calendar)).toBe(true)
    }),
  )
})

test('more to wait for never means earlier', () => {
  fc.assert(
    fc.property(workshop, days, days, (place, some, more) => {
      const early = dispatchDate(toOrder(some), place) ?? ''
      const late = dispatchDate(toOrder(some + more), place) ?? ''
      expect(late >= early).toBe(true)
    }),
  )
})

test('a later order never leaves earlier', () => {
  fc.assert(
    fc.property(part, workshop, fc.integer({ min: 0, max: 1e9 }), (thing, place, wait) => {
      const early = dispatchDate(thing, place) ?? ''
      const late =
        dispatchDate(thing, { ...place, now: new Date(place.now.getTime() + wait) }) ?? ''
      expect(late >= early).toBe(true)
    }),
  )
})

test('a build leaves when its slowest part would, plus paint and bench', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1 }),
      workshop,
      days,
      days,
      (parts, place, queueDays, paintDays) => {
        const work = { queueDays, paintDays }
        const dates = parts.map((each) => dispatchDate(each, place, work))
        const slowest = dates.reduce((latest, date) =>
          (date ?? '') > (latest ?? '') ? date : latest,
        )
        expect(buildDispatchDate(parts, place, work)).toBe(slowest)
      },
    ),
  )
})
