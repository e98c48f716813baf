import { expect, test } from 'vitest'
import { expiryOf, lastDayOf } from './quote-expiry.ts'

const london = 'Europe/London'

test.each([
  ['2026-11-17T10:00:00Z', '2026-12-18T00:00:00.000Z', '2026-12-17'],
  // The evening of the day before in London is already the next day elsewhere.
  ['2026-06-30T23:30:00Z', '2026-07-31T23:00:00.000Z', '2026-07-31'],
  // The clocks go forward in between.
  ['2026-03-10T12:00:00Z', '2026-04-09T23:00:00.000Z', '2026-04-09'],
])('a quote of %s is held until %s, the end of %s', (now, expiry, day) => {
  const expiresAt = expiryOf(new Date(now), london)
  expect(expiresAt.toISOString()).toBe(expiry)
  expect(lastDayOf(expiresAt, london)).toBe(day)
})
