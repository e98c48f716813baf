import { expect, test } from 'vitest'
import { addDays, dayOf } from './day.ts'
import { shopDay, shopMidnight } from './shop-day.ts'

test.each([
  ['in winter, at midnight of UTC', '2026-11-27', '2026-11-27T00:00:00.000Z'],
  ['in summer, an hour before it', '2026-07-01', '2026-06-30T23:00:00.000Z'],
  ['on the day on which summer time begins', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['on the day after that', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ['on the day on which summer time ends', '2026-10-25', '2026-10-24T23:00:00.000Z'],
  ['on the day after that', '2026-10-26', '2026-10-26T00:00:00.000Z'],
])('a day of the shop begins %s', (_when, day, midnight) => {
  expect(shopMidnight(day).toISOString()).toBe(midnight)
})

test('every day of two years begins at its midnight and not a millisecond before', () => {
  let day = '2026-01-01'
  for (let count = 0; count < 731; count += 1) {
    const begins = shopMidnight(day)
    expect(shopDay(begins)).toBe(day)
    expect(shopDay(new Date(begins.getTime() - 1))).toBe(addDays(day, -1))
    day = addDays(day, 1)
  }
  expect(day).toBe('2028-01-02')
})

test('the day of the shop is not that of UTC in the last hour of a summer’s day', () => {
  const late = new Date('2026-06-30T23:30:00Z')
  expect([dayOf(late), shopDay(late)]).toEqual(['2026-06-30', '2026-07-01'])
})
