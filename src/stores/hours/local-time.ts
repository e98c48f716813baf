import type { Day } from '#/catalogue/calendar/day.ts'
import { instantInZone } from '#/platform/config/zoned-time.ts'

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

/** The instant at which a clock in the time zone shows the time, by the rule of `instantInZone` where it changes. */
export const instantAt = (day: Day, time: ClockTime, timeZone: string): Date =>
  instantInZone(Date.parse(`${day}T${time}Z`), timeZone)
