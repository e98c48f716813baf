import type { Day } from '#/catalogue/calendar/day.ts'
import { dayMs } from '#/platform/config/durations.ts'

/** A time on the clock of the store, `HH:MM`; such strings compare as times do. */
export type ClockTime = string

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The date and the time that a clock in the time zone shows. */
export function localTime(instant: Date, timeZone: string): { day: Day; time: ClockTime } {
  const parts = clockOf(timeZone).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    time: `${read('hour')}:${read('minute')}`,
  }
}

const shownAsUtc = (instant: number, timeZone: string): number => {
  const { day, time } = localTime(new Date(instant), timeZone)
  return Date.parse(`${day}T${time}Z`)
}

/**
 * The instant at which a clock in the time zone shows the time. Of a time that the autumn switch repeats, this
 * is the first; for a time that the spring switch skips, the same length of time after the last one before it.
 */
export function instantOf(day: Day, time: ClockTime, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  const offsetAt = (instant: number) => shownAsUtc(instant, timeZone) - instant
  // Clocks change by an hour at most once a day, so the offsets of the day before and after are all there are.
  const [before, after] = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]
  const early = wanted - before
  if (offsetAt(early) === before) return new Date(early)
  const late = wanted - after
  return new Date(offsetAt(late) === after ? late : early)
}
