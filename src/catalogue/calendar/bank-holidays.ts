import { addDays, type Day, on, weekday } from './day.ts'

export type HolidayCalendar = 'uk' | 'de'

const isWeekend = (day: Day) => weekday(day) % 6 === 0

/** Gregorian computus, in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return on(year, Math.floor(sum / 31), (sum % 31) + 1)
}

export function firstMonday(year: number, month: number): Day {
  const first = on(year, month, 1)
  return addDays(first, (8 - weekday(first)) % 7)
}

export function lastMonday(year: number, month: number): Day {
  const last = addDays(on(year, month + 1, 1), -1)
  return addDays(last, -((weekday(last) + 6) % 7))
}

/** In England a holiday that falls on a weekend has a substitute on the next free working day. */
export function withSubstitutes(days: Day[]): Day[] {
  const holidays = new Set<Day>()
  for (const day of days.filter((each) => !isWeekend(each))) holidays.add(day)
  for (const day of days.filter(isWeekend)) {
    let substitute = day
    while (isWeekend(substitute) || holidays.has(substitute)) substitute = addDays(substitute, 1)
    holidays.add(day).add(substitute)
  }
  return [...holidays]
}

function england(year: number): Day[] {
  const easter = easterSunday(year)
  return [
    ...withSubstitutes([on(year, 1, 1)]),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...withSubstitutes([on(year, 12, 25), on(year, 12, 26)]),
  ]
}

/** Only nationwide holidays: carriers work on regional ones. */
function germany(year: number): Day[] {
  const easter = easterSunday(year)
  return [
    on(year, 1, 1),
    addDays(easter, -2),
    addDays(easter, 1),
    on(year, 5, 1),
    addDays(easter, 39),
    addDays(easter, 50),
    on(year, 10, 3),
    on(year, 12, 25),
    on(year, 12, 26),
  ]
}

const cachedYears = new Map<string, ReadonlySet<Day>>()

export function bankHolidays(year: number, calendar: HolidayCalendar): ReadonlySet<Day> {
  const key = `${calendar} ${year}`
  const cached = cachedYears.get(key)
  if (cached) return cached
  const days = new Set(calendar === 'uk' ? england(year) : germany(year))
  cachedYears.set(key, days)
  return days
}

export const isWorkingDay = (day: Day, calendar: HolidayCalendar): boolean =>
  !isWeekend(day) && !bankHolidays(Number(day.slice(0, 4)), calendar).has(day)
