import { addDays, type Day, type HolidayCalendar, isWorkingDay } from './bank-holidays.ts'

/** How soon one thing can be had: from the shelf, within some working days, or not at all. */
export type Availability = {
  isInStock: boolean
  /** Working days when it is not; null when it cannot be had any more. */
  leadTimeDays: number | null
}

export type Workshop = {
  calendar: HolidayCalendar
  now: Date
  /** What is ordered before this hour of the workshop's day leaves that day. */
  cutOffHour: number
}

/** What must happen before it leaves, beyond having it. */
export type Work = { queueDays?: number; paintDays?: number }

export const defaultCutOffHour = 14
const timeZones = { uk: 'Europe/London', de: 'Europe/Berlin' } as const

/** Working days until a thing is at hand; null when never. */
export const daysUntilHeld = ({ isInStock, leadTimeDays }: Availability): number | null =>
  isInStock ? 0 : leadTimeDays

/**
 * The day one thing leaves the house: the one answer for listing, page, configurator and cart.
 * Paint and workshop begin when everything is there.
 */
export function dispatchDate(thing: Availability, workshop: Workshop, work: Work = {}): Day | null {
  return buildDispatchDate([thing], workshop, work)
}

/** A build waits for its slowest part, then for paint and the workshop; null when a part is not to be had. */
export function buildDispatchDate(
  parts: readonly Availability[],
  workshop: Workshop,
  { queueDays = 0, paintDays = 0 }: Work = {},
): Day | null {
  let slowest = 0
  for (const part of parts) {
    const days = daysUntilHeld(part)
    if (days === null) return null
    slowest = Math.max(slowest, days)
  }
  return addWorkingDays(firstDay(workshop), slowest + paintDays + queueDays, workshop.calendar)
}

/** A cart leaves as one, with its last line; null when it is empty or a line cannot leave. */
export function cartDispatchDate(lines: readonly (Day | null)[]): Day | null {
  let latest: Day | null = null
  for (const line of lines) {
    if (line === null) return null
    if (latest === null || line > latest) latest = line
  }
  return latest
}

/** Working days from the first day work can begin to a date: what "fast delivery" is judged by. */
export function workingDaysUntil(date: Day, workshop: Workshop): number {
  let days = 0
  for (let day = firstDay(workshop); day < date; day = addDays(day, 1))
    if (isWorkingDay(day, workshop.calendar)) days += 1
  return days
}

/** Today while the parcels still go, else the next working day. */
function firstDay({ now, cutOffHour, calendar }: Workshop): Day {
  const { day, hour } = localTime(now, calendar)
  const start = hour < cutOffHour ? day : addDays(day, 1)
  return nextWorkingDay(start, calendar)
}

function nextWorkingDay(start: Day, calendar: HolidayCalendar): Day {
  let day = start
  while (!isWorkingDay(day, calendar)) day = addDays(day, 1)
  return day
}

function addWorkingDays(start: Day, days: number, calendar: HolidayCalendar): Day {
  let day = start
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1), calendar)
  return day
}

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
/** Making a formatter costs far more than using it, and a listing asks a hundred times. */
const clocks = { uk: clock(timeZones.uk), de: clock(timeZones.de) }

type LocalTime = { day: Day; hour: number }

/** Clocks are moved on the hour, so that within one every moment has the same day and hour. */
const hourMs = 3_600_000
const lastAsked = new Map<HolidayCalendar, LocalTime & { hourCount: number }>()

function localTime(now: Date, calendar: HolidayCalendar): LocalTime {
  const hourCount = Math.floor(now.getTime() / hourMs)
  const held = lastAsked.get(calendar)
  if (held?.hourCount === hourCount) return held
  const parts = clocks[calendar].formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '00'
  const day: Day = `${read('year')}-${read('month')}-${read('day')}`
  const made = { day, hour: Number(read('hour')), hourCount }
  lastAsked.set(calendar, made)
  return made
}
