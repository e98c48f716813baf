import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt, localTime } from './local-time.ts'
import { hoursOn, listDays, openPeriods, type OpeningHours } from './opening-hours.ts'
import { openState } from './open-state.ts'
import { publicHolidays } from './public-holidays.ts'
import { sampleHours } from './sample-hours.ts'

const stateAt = (now: string, hours: OpeningHours = sampleHours) =>
  openState(openPeriods(hours, new Date(now)), Date.parse(now), hours.timeZone)

test.each([
  ['2026-11-16T09:00:00Z', { kind: 'opens-soon', minutes: 60 }],
  ['2026-11-16T08:59:59Z', { kind: 'opens-today', from: '10:00' }],
  ['2026-11-16T10:00:00Z', { kind: 'open', to: '18:00' }],
  ['2026-11-16T16:59:59Z', { kind: 'open', to: '18:00' }],
  ['2026-11-16T17:40:00Z', { kind: 'closes-soon', minutes: 20 }],
  ['2026-11-16T17:59:59Z', { kind: 'closes-soon', minutes: 1 }],
  ['2026-11-16T18:00:00Z', { kind: 'opens-tomorrow', from: '10:00' }],
  ['2026-11-17T18:00:00Z', { kind: 'opens-later', day: '2026-11-19', from: '10:00' }],
  ['2026-11-25T13:30:00Z', { kind: 'opens-soon', minutes: 30 }],
])('at %s the store says %o', (now, state) => {
  expect(stateAt(now)).toEqual(state)
})

test.each([
  ['2026-03-29T14:40:00Z', 'clocks went forward in Leeds this night', sampleHours],
  ['2026-10-25T15:40:00Z', 'clocks went back in Leeds this night', sampleHours],
  ['2026-03-28T17:40:00Z', 'clocks go forward in Leeds this night', sampleHours],
  ['2026-10-24T16:40:00Z', 'clocks go back in Leeds this night', sampleHours],
  [
    '2026-10-25T14:40:00Z',
    'clocks went back in Berlin this night',
    { ...sampleHours, timeZone: 'Europe/Berlin' },
  ],
])('at %s the store closes in 20 minutes: %s', (now, _reason, hours) => {
  expect(stateAt(now, hours)).toEqual({ kind: 'closes-soon', minutes: 20 })
})

test('a night event lasts an hour less when clocks go forward, and an hour more when they go back', () => {
  const nights = {
    ...sampleHours,
    exceptions: ['2026-03-29', '2026-10-25'].map((day) => ({
      day,
      spans: [{ from: '00:30', to: '04:30' }],
      note: { en: 'Night ride', de: 'Nachtfahrt' },
    })),
  }
  const lengthOn = (now: string) =>
    openPeriods(nights, new Date(now))
      .slice(0, 1)
      .map(({ opensAt, closesAt }) => (closesAt - opensAt) / 3_600_000)
  expect(lengthOn('2026-03-29T00:00:00Z')).toEqual([3])
  expect(lengthOn('2026-10-24T23:10:00Z')).toEqual([5])
})

test('an exception comes before a holiday, a holiday before the week', () => {
  expect(hoursOn(sampleHours, '2026-12-24').reason).toMatchObject({ note: { de: 'Heiligabend' } })
  expect(hoursOn(sampleHours, '2026-12-25')).toMatchObject({
    spans: [],
    reason: { holiday: 'christmas-day' },
  })
  expect(hoursOn(sampleHours, '2026-12-26').spans).toEqual([{ from: '10:00', to: '16:00' }])
  expect(hoursOn(sampleHours, '2026-12-28').reason).toEqual({ holiday: 'substitute' })
  expect(hoursOn(sampleHours, '2026-11-18').spans).toEqual([])
})

test.each([
  ['england', '2026-04-05', 'easter-sunday'],
  ['england', '2026-08-31', 'summer'],
  ['scotland', '2026-08-03', 'summer'],
  ['scotland', '2026-11-30', 'st-andrews'],
  ['scotland', '2027-01-04', 'substitute'],
  ['berlin', '2026-03-08', 'womens-day'],
  ['hamburg', '2026-10-31', 'reformation-day'],
  ['bavaria', '2026-06-04', 'corpus-christi'],
  ['bavaria', '2026-11-01', 'all-saints'],
  ['berlin', '2026-11-01', undefined],
  ['bavaria', '2026-03-08', undefined],
] as const)('in %s %s is %s', (region, day, holiday) => {
  expect(publicHolidays(Number(day.slice(0, 4)), region).get(day)).toBe(holiday)
})

test('a store that never opens says that it is closed', () => {
  const closed = { ...sampleHours, week: Array.from({ length: 7 }, () => []) }
  expect(stateAt('2026-11-16T10:00:00Z', closed)).toEqual({ kind: 'closed' })
})

const instant = fc.date({
  min: new Date('2026-01-01T00:00Z'),
  max: new Date('2029-01-01T00:00Z'),
  noInvalidDate: true,
})
const timeZone = fc.constantFrom('Europe/London', 'Europe/Berlin')

test('a store is open exactly when its own clock says so, on switch days too', () => {
  let switchDays = 0
  const nearSwitch = fc
    .tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'), fc.nat(1439))
    .map(([day, minutes]) => new Date(Date.parse(day) + minutes * 60_000))
  fc.assert(
    fc.property(fc.oneof(instant, nearSwitch), timeZone, (now, zone) => {
      const hours = { ...sampleHours, timeZone: zone }
      const { day, time } = localTime(now, zone)
      if (/-(?:03-29|10-25|03-28|10-31)$/.test(day)) switchDays += 1
      const isOpen = hoursOn(hours, day).spans.some(({ from, to }) => from <= time && time < to)
      const { kind } = openState(openPeriods(hours, now), now.getTime(), zone)
      expect(kind === 'open' || kind === 'closes-soon').toBe(isOpen)
    }),
    { numRuns: 500 },
  )
  expect(switchDays).toBeGreaterThan(50)
})

test('the time on a clock leads back to its instant, unless clocks repeat it', () => {
  fc.assert(
    fc.property(instant, timeZone, (some, zone) => {
      const minute = new Date(Math.floor(some.getTime() / 60_000) * 60_000)
      const { day, time } = localTime(minute, zone)
      const back = instantAt(day, time, zone)
      expect(localTime(back, zone)).toEqual({ day, time })
      expect([0, 3_600_000]).toContain(minute.getTime() - back.getTime())
    }),
  )
})

test('the list of days begins with today at the store, not in London', () => {
  const hours = { ...sampleHours, timeZone: 'Europe/Berlin' }
  expect(listDays(hours, new Date('2026-11-15T23:30:00Z'), 1)[0]?.day).toBe('2026-11-16')
})
