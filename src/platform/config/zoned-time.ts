import { dayMs } from './durations.ts'

const localTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/
const hasOffset = (text: string) => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text)

/** Whether a time needs a time zone to name an instant. */
export const isLocalTime = (text: string): boolean => localTime.test(text)

/**
 * The instant of a time such as `2026-11-27T08:00`, which is in the time zone, or `2026-11-27T08:00:00Z`, which
 * has an offset of its own; a date alone means its first instant. Null if the text is neither.
 */
export function instantOf(text: string, timeZone: string): Date | null {
  if (!isDay(text.slice(0, 10))) return null
  if (!isLocalTime(text)) {
    const instant = new Date(text)
    return hasOffset(text) && !Number.isNaN(instant.getTime()) ? instant : null
  }
  const written = Date.parse(`${text.includes('T') ? text : `${text}T00:00`}Z`)
  return Number.isNaN(written) ? null : instantInZone(written, timeZone)
}

/** The engine reads 31 November as 1 December. */
function isDay(text: string): boolean {
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * The instant at which clocks of the time zone show a time, which is given as if it were in UTC. Clocks change at
 * most once in two days, so one of the two offsets is right. A time that clocks show twice means the first; one
 * that they skip means as long after the change as it was written.
 */
export function instantInZone(written: number, timeZone: string): Date {
  const candidates = [written - dayMs, written + dayMs].map(
    (near) => written - offsetMs(near, timeZone),
  )
  const right = candidates.filter((each) => each + offsetMs(each, timeZone) === written)
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...candidates))
}

/** A format costs as much as hundreds of uses. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>()

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  return format
}

function offsetMs(instant: number, timeZone: string): number {
  const parts = offsetFormat(timeZone).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -size : size
}
