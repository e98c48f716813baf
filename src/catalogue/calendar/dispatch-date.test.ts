import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWorkingDay } from './bank-holidays.ts'
import {
  type Availability,
  buildDispatchDate,
  cartDispatchDate,
  dispatchDate,
} from './dispatch-date.ts'

const at = (now: string, calendar: 'uk' | 'de' = 'uk') => ({
  now: new Date(now),
  calendar,
})
const inStock: Availability = { isInStock: true, leadTimeDays: null }
const toOrder = (leadTimeDays: number): Availability => ({ isInStock: false, leadTimeDays })
const soldOut: Availability = { isInStock: false, leadTimeDays: null }

test('an item in stock leaves today until two o’clock, then tomorrow', () => {
  expect(dispatchDate(inStock, at('2026-11-16T13:59:00Z'))).toBe('2026-11-16')
  expect(dispatchDate(inStock, at('2026-11-16T14:00:00Z'))).toBe('2026-11-17')
})

test('the cut-off is in the workshop’s time zone, in summer and in Germany too', () => {
  expect(dispatchDate(inStock, at('2026-07-06T13:30:00Z'))).toBe('2026-07-07')
  expect(dispatchDate(inStock, at('2026-11-16T13:30:00Z', 'de'))).toBe('2026-11-17')
})

test('an order late on Friday leaves on Monday', () => {
  expect(dispatchDate(inStock, at('2026-11-20T16:00:00Z'))).toBe('2026-11-23')
})

test('a holiday of one country is a working day in the other, whichever is asked for first', () => {
  // Ascension Day is German, the August bank holiday British.
  for (const [first, second] of [['uk', 'de'] as const, ['de', 'uk'] as const]) {
    const wait = first === 'uk' ? 1 : 2
    const days = (now: string) => ({
      [first]: dispatchDate(toOrder(wait), at(now, first)),
      [second]: dispatchDate(toOrder(wait), at(now, second)),
    })
    const ascension = { uk: ['2026-05-14', '2026-05-15'], de: ['2026-05-15', '2026-05-18'] }
    const august = { uk: ['2026-09-01', '2026-09-02'], de: ['2026-08-31', '2026-09-01'] }
    expect(days('2026-05-13T09:00:00Z')).toEqual({
      uk: ascension.uk[wait - 1],
      de: ascension.de[wait - 1],
    })
    expect(days('2026-08-28T09:00:00Z')).toEqual({
      uk: august.uk[wait - 1],
      de: august.de[wait - 1],
    })
  }
})

test('Christmas is not a working day', () => {
  expect(dispatchDate(toOrder(3), at('2026-12-23T09:00:00Z'))).toBe('2026-12-30')
})

test('a bike waits for its part, then for the workshop', () => {
  expect(dispatchDate(toOrder(5), at('2026-11-16T09:00:00Z'), { queueDays: 3 })).toBe('2026-11-26')
})

test('an unavailable item has no date, and neither has its cart', () => {
  expect(dispatchDate(soldOut, at('2026-11-16T09:00:00Z'))).toBeNull()
  expect(cartDispatchDate(['2026-11-16', null])).toBeNull()
})

test('a cart leaves with its last line', () => {
  expect(cartDispatchDate(['2026-11-30', '2026-12-02', '2026-11-16'])).toBe('2026-12-02')
  expect(cartDispatchDate([])).toBeNull()
})

const calendar = fc.constantFrom('uk' as const, 'de' as const)
const instant = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
})
const days = fc.integer({ min: 0, max: 60 })
const workshop = fc.record({ now: instant, calendar })
const part = fc.oneof(fc.constant(inStock), days.map(toOrder))

test('nothing leaves on a weekend or a holiday', () => {
  fc.assert(
    fc.property(part, workshop, days, (item, workshopNow, queueDays) => {
      const date = dispatchDate(item, workshopNow, { queueDays })
      expect(date !== null && isWorkingDay(date, workshopNow.calendar)).toBe(true)
    }),
  )
})

test('a longer lead time never means an earlier date', () => {
  fc.assert(
    fc.property(workshop, days, days, (workshopNow, some, more) => {
      const early = dispatchDate(toOrder(some), workshopNow) ?? ''
      const late = dispatchDate(toOrder(some + more), workshopNow) ?? ''
      expect(late >= early).toBe(true)
    }),
  )
})

test('a later order never leaves earlier', () => {
  fc.assert(
    fc.property(part, workshop, fc.integer({ min: 0, max: 1e9 }), (item, workshopNow, wait) => {
      const early = dispatchDate(item, workshopNow) ?? ''
      const late =
        dispatchDate(item, { ...workshopNow, now: new Date(workshopNow.now.getTime() + wait) }) ??
        ''
      expect(late >= early).toBe(true)
    }),
  )
})

test('a build leaves on the latest date of its parts', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1 }),
      workshop,
      days,
      (parts, workshopNow, queueDays) => {
        const work = { queueDays }
        const dates = parts.map((each) => dispatchDate(each, workshopNow, work))
        const slowest = dates.reduce((latest, date) =>
          (date ?? '') > (latest ?? '') ? date : latest,
        )
        expect(buildDispatchDate(parts, workshopNow, work)).toBe(slowest)
      },
    ),
  )
})
