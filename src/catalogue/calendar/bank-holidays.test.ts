import { expect, test } from 'vitest'
import { bankHolidays, easterSunday } from './bank-holidays.ts'

const weekdays = (year: number, calendar: 'uk' | 'de') =>
  [...bankHolidays(year, calendar)].filter((day) => new Date(day).getUTCDay() % 6 !== 0).toSorted()

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('England has eight bank holidays in 2026, with Boxing Day moved to Monday', () => {
  expect(weekdays(2026, 'uk')).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
  ])
})

test.each([
  [2021, ['2021-12-27', '2021-12-28']],
  [2022, ['2022-12-26', '2022-12-27']],
  [2027, ['2027-12-27', '2027-12-28']],
])('Christmas %i at a weekend has substitutes on working days', (year, days) => {
  expect(weekdays(year, 'uk').filter((day) => day.includes('-12-'))).toEqual(days)
})

test('New Year on a Saturday has a substitute in England but not in Germany', () => {
  expect(bankHolidays(2028, 'uk').has('2028-01-03')).toBe(true)
  expect(bankHolidays(2028, 'de').has('2028-01-03')).toBe(false)
})

test('Germany has nine nationwide holidays', () => {
  expect([...bankHolidays(2026, 'de')].toSorted()).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-10-03',
    '2026-12-25',
    '2026-12-26',
  ])
})
