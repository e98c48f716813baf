import { dayMs } from '#/platform/config/durations.ts'

/** Days as `YYYY-MM-DD`: a day has no time zone, and such strings compare and sort as dates do. */
export type Day = string

export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)
export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(Date.parse(day) + days * dayMs))
/** False for the 31st of November, which `Date` would take for the 1st of December. */
export const isDayOfCalendar = (day: Day): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && dayOf(at) === day
}
/** 0 is Sunday. */
export const weekday = (day: Day) => new Date(day).getUTCDay()

export const on = (year: number, month: number, date: number): Day =>
  dayOf(new Date(Date.UTC(year, month - 1, date)))
