import { addDays, type Day, weekday } from '#/catalogue/calendar/day.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { type ClockTime, instantAt, localTime } from './local-time.ts'
import { type HolidayCode, type HolidayRegion, publicHolidays } from './public-holidays.ts'

export type Span = { from: ClockTime; to: ClockTime }

export type OpeningHours = {
  timeZone: string
  /** Seven days, Monday first; a day without spans is closed. */
  week: readonly (readonly Span[])[]
  holidays: {
    region: HolidayRegion
    /** The hours on a public holiday; none means closed. */
    spans: readonly Span[]
    /** The holidays on which the store is closed all the same. */
    closedOn: readonly HolidayCode[]
  }
  /** `YYYY-MM-DD` for one day, `MM-DD` for the same day of every year. */
  exceptions: readonly { day: string; spans: readonly Span[]; note: Localised }[]
}

export type DayHours = {
  day: Day
  spans: readonly Span[]
  /** The reason that the hours differ from the usual ones; null on an ordinary day. */
  reason: { holiday: HolidayCode } | { note: Localised } | null
}

/** The hours of one day: an exception comes before a public holiday, and both before the week. */
export function hoursOn({ week, holidays, exceptions }: OpeningHours, day: Day): DayHours {
  const exception =
    exceptions.find((each) => each.day === day) ??
    exceptions.find((each) => each.day === day.slice(5))
  if (exception) return { day, spans: exception.spans, reason: { note: exception.note } }
  const holiday = publicHolidays(Number(day.slice(0, 4)), holidays.region).get(day)
  if (!holiday) return { day, spans: week[(weekday(day) + 6) % 7] ?? [], reason: null }
  const isClosed = holidays.closedOn.includes(holiday)
  return { day, spans: isClosed ? [] : holidays.spans, reason: { holiday } }
}

/** The days from today on, by the calendar of the store. */
export function listDays(hours: OpeningHours, now: Date, count: number): DayHours[] {
  const today = localTime(now, hours.timeZone).day
  return Array.from({ length: count }, (_, index) => hoursOn(hours, addDays(today, index)))
}

/** A time during which the store is open, as instants and as its own clock shows them. */
export type OpenPeriod = Span & { day: Day; opensAt: number; closesAt: number }

/** The number of days is large enough that a store that closes for a fortnight still says when it opens again. */
const daysAhead = 21

/** The periods in which the store is open from today on, the earliest first. */
export const openPeriods = (hours: OpeningHours, now: Date): OpenPeriod[] => [
  ...eachOpenPeriod(hours, now),
]

/** Yields the open periods one by one, since finding all takes two milliseconds and most callers need only the first. */
export function* eachOpenPeriod(hours: OpeningHours, now: Date): Generator<OpenPeriod> {
  const today = localTime(now, hours.timeZone).day
  for (let index = 0; index < daysAhead; index += 1) {
    const { day, spans } = hoursOn(hours, addDays(today, index))
    for (const { from, to } of spans)
      yield {
        day,
        from,
        to,
        opensAt: instantAt(day, from, hours.timeZone).getTime(),
        closesAt: instantAt(day, to, hours.timeZone).getTime(),
      }
  }
}
