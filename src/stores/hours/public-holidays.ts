import {
  easterSunday,
  firstMonday,
  lastMonday,
  withSubstitutes,
} from '#/catalogue/calendar/bank-holidays.ts'
import { addDays, type Day, on } from '#/catalogue/calendar/day.ts'

export const holidayRegions = ['england', 'scotland', 'berlin', 'hamburg', 'bavaria'] as const
export type HolidayRegion = (typeof holidayRegions)[number]

export const holidayCodes = [
  'new-year',
  'second-january',
  'epiphany',
  'womens-day',
  'good-friday',
  'easter-sunday',
  'easter-monday',
  'labour-day',
  'early-may',
  'ascension',
  'spring',
  'whit-monday',
  'corpus-christi',
  'summer',
  'assumption',
  'unity-day',
  'reformation-day',
  'all-saints',
  'st-andrews',
  'christmas-day',
  'boxing-day',
  'substitute',
] as const
export type HolidayCode = (typeof holidayCodes)[number]

type Named = readonly [Day, HolidayCode]

const firstMondayInMay = (year: number): Named => [firstMonday(year, 5), 'early-may']
const lastMondayInMay = (year: number): Named => [lastMonday(year, 5), 'spring']
const goodFriday = (year: number): Named => [addDays(easterSunday(year), -2), 'good-friday']
const easter = (year: number): Named => [easterSunday(year), 'easter-sunday']
const easterMonday = (year: number): Named => [addDays(easterSunday(year), 1), 'easter-monday']

/** Fixed days whose substitute, if they fall on a weekend, is a holiday too. */
function british(days: readonly Named[]): Named[] {
  const names = new Map(days)
  const all = withSubstitutes(days.map(([day]) => day))
  return all.map((day) => [day, names.get(day) ?? 'substitute'])
}

const christmas = (year: number): readonly Named[] => [
  [on(year, 12, 25), 'christmas-day'],
  [on(year, 12, 26), 'boxing-day'],
]

const germany = (year: number): readonly Named[] => [
  [on(year, 1, 1), 'new-year'],
  goodFriday(year),
  easterMonday(year),
  [on(year, 5, 1), 'labour-day'],
  [addDays(easterSunday(year), 39), 'ascension'],
  [addDays(easterSunday(year), 50), 'whit-monday'],
  [on(year, 10, 3), 'unity-day'],
  ...christmas(year),
]

/** Easter Sunday is not a bank holiday in England, but large shops must close (Sunday Trading Act 1994). */
const byRegion: Record<HolidayRegion, (year: number) => readonly Named[]> = {
  england: (year) => [
    ...british([[on(year, 1, 1), 'new-year']]),
    goodFriday(year),
    easter(year),
    easterMonday(year),
    firstMondayInMay(year),
    lastMondayInMay(year),
    [lastMonday(year, 8), 'summer'],
    ...british(christmas(year)),
  ],
  scotland: (year) => [
    ...british([
      [on(year, 1, 1), 'new-year'],
      [on(year, 1, 2), 'second-january'],
    ]),
    goodFriday(year),
    firstMondayInMay(year),
    lastMondayInMay(year),
    [firstMonday(year, 8), 'summer'],
    ...british([[on(year, 11, 30), 'st-andrews']]),
    ...british(christmas(year)),
  ],
  berlin: (year) => [...germany(year), [on(year, 3, 8), 'womens-day']],
  hamburg: (year) => [...germany(year), [on(year, 10, 31), 'reformation-day']],
  bavaria: (year) => [
    ...germany(year),
    [on(year, 1, 6), 'epiphany'],
    [addDays(easterSunday(year), 60), 'corpus-christi'],
    [on(year, 8, 15), 'assumption'],
    [on(year, 11, 1), 'all-saints'],
  ],
}

const years = new Map<string, ReadonlyMap<Day, HolidayCode>>()

/** The public holidays of a region in one year, by day. */
export function publicHolidays(year: number, region: HolidayRegion): ReadonlyMap<Day, HolidayCode> {
  const key = `${region} ${year}`
  const known = years.get(key)
  if (known) return known
  const holidays = new Map(byRegion[region](year))
  years.set(key, holidays)
  return holidays
}
