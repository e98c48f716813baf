import { hourMs } from '#/platform/config/durations.ts'
import { type HolidayCalendar, isWorkingDay } from './bank-holidays.ts'
import { addDays, type Day } from './day.ts'

/** The availability of an item: from stock, within some working days, or not at all. */
export type Availability = {
  isInStock: boolean
  /** Working days to get it when it is out of stock; null when it cannot be ordered any more. */
  leadTimeDays: number | null
}

/** The workshop in the first warehouse, at the time of the request; see docs/behaviour.md#dispatch-dates. */
export type Workshop = { calendar: HolidayCalendar; now: Date }

/** Working days from the order to dispatch that the workshop needs for a bike. */
export type Work = { queueDays?: number }

/**
 * Orders before this hour count from the same day. The clock is that of the first warehouse's calendar,
 * never the customer's.
 */
export const cutOff = {
  hour: 14,
  timeZones: { uk: 'Europe/London', de: 'Europe/Berlin' },
} as const

/** Working days until an item is in stock; null for never. */
export const daysUntilInStock = ({ isInStock, leadTimeDays }: Availability): number | null =>
  isInStock ? 0 : leadTimeDays

/**
 * The day an item is dispatched, for listings, pages, the configurator and the cart alike.
 * The workshop begins when everything is in stock; custom paint is a part with a lead time of its own.
 */
export function dispatchDate(item: Availability, workshop: Workshop, work: Work = {}): Day | null {
  return buildDispatchDate([item], workshop, work)
}

/** A build waits for its slowest part, then for the workshop; null when a part is unavailable. */
export function buildDispatchDate(
  parts: readonly Availability[],
  workshop: Workshop,
  { queueDays = 0 }: Work = {},
): Day | null {
  let slowest = 0
  for (const part of parts) {
    const days = daysUntilInStock(part)
    if (days === null) return null
    slowest = Math.max(slowest, days)
  }
  return addWorkingDays(firstDay(workshop), slowest + queueDays, workshop.calendar)
}

/** A cart is sent in one go, with its last line; null when it is empty or a line cannot be sent. */
export function cartDispatchDate(lines: readonly (Day | null)[]): Day | null {
  let latest: Day | null = null
  for (const line of lines) {
    if (line === null) return null
    if (latest === null || line > latest) latest = line
  }
  return latest
}

/** Today before the cut-off hour, otherwise tomorrow; if that is no working day, the next one. */
function firstDay({ now, calendar }: Workshop): Day {
  const { day, hour } = localTime(now, calendar)
  const start = hour < cutOff.hour ? day : addDays(day, 1)
  return nextWorkingDay(start, calendar)
}

function nextWorkingDay(start: Day, calendar: HolidayCalendar): Day {
  let day = start
  while (!isWorkingDay(day, calendar)) day = addDays(day, 1)
  return day
}

/** Cached, since a page shows dozens of products and most have the same date. */
const knownDays = new Map<string, Day>()
const maxKnownDays = 1_000

/** The working day that many working days later. */
export function addWorkingDays(start: Day, days: number, calendar: HolidayCalendar): Day {
  const key = `${calendar} ${start} ${days}`
  const known = knownDays.get(key)
  if (known !== undefined) return known
  let day = start
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1), calendar)
  if (knownDays.size >= maxKnownDays) knownDays.clear()
  knownDays.set(key, day)
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
/** Made once: a formatter costs far more to make than to use, and a listing needs it a hundred times. */
const clocks = { uk: clock(cutOff.timeZones.uk), de: clock(cutOff.timeZones.de) }

type LocalTime = { day: Day; hour: number }

/** Clocks change on the hour, so day and hour are the same for every time within one hour of UTC. */
const lastResults = new Map<HolidayCalendar, LocalTime & { hourCount: number }>()

function localTime(now: Date, calendar: HolidayCalendar): LocalTime {
  const hourCount = Math.floor(now.getTime() / hourMs)
  const cached = lastResults.get(calendar)
  if (cached?.hourCount === hourCount) return cached
  const parts = clocks[calendar].formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '00'
  const day: Day = `${read('year')}-${read('month')}-${read('day')}`
  const result = { day, hour: Number(read('hour')), hourCount }
  lastResults.set(calendar, result)
  return result
}
