import type { HolidayCalendar } from '#/catalogue/calendar/bank-holidays.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import { addWorkingDays } from '#/catalogue/calendar/dispatch-date.ts'
import { type ClockTime, instantAt, localTime } from '#/stores/hours/local-time.ts'
import { eachOpenPeriod, openPeriods } from '#/stores/hours/opening-hours.ts'
import type { Store } from '#/stores/store.ts'
import { minuteMs } from '#/platform/config/durations.ts'

/** The earliest day and time, on the clock of the store, at which an item can be collected. */
export type CollectionTime = { day: Day; from: ClockTime }

type CollectionStore = Pick<Store, 'hours' | 'country' | 'queueDays'>

/** The opening time that staff need to find an item, check it and put it aside. */
const preparationMs = 120 * minuteMs
/** Nobody is asked to come in the last minutes before the store closes. */
const beforeClosingMs = 30 * minuteMs
/** Times are promised in half hours. */
const stepMs = 30 * minuteMs

/** An item that is in the store: two opening hours later; a bike also waits for the workshop of the store. */
export function collectionFromStore(
  store: CollectionStore,
  now: Date,
  { isBike }: { isBike: boolean },
): CollectionTime | null {
  const ready = readyAfter(store, now)
  if (!ready || !isBike || store.queueDays === 0) return ready
  const start = instantAt(ready.day, '00:00', store.hours.timeZone)
  const openings = openPeriods(store.hours, start).filter(
    ({ day }, index, all) => day > ready.day && all[index - 1]?.day !== day,
  )
  const opening = openings[store.queueDays - 1]
  return opening ? { day: opening.day, from: opening.from } : null
}

/** Working days that a delivery from the warehouse takes to a store in its own country or in another. */
const transitDays = { sameCountry: 1, abroad: 4 }
const countryOf: Record<HolidayCalendar, string> = { uk: 'gb', de: 'de' }

/** An item that the warehouse sends to the store: two opening hours after it arrives. */
export function collectionFromWarehouse(
  store: CollectionStore,
  dispatchDate: Day,
  calendar: HolidayCalendar,
): CollectionTime | null {
  const days = store.country === countryOf[calendar] ? transitDays.sameCountry : transitDays.abroad
  const arrival = addWorkingDays(dispatchDate, days, calendar)
  return readyAfter(store, instantAt(arrival, '00:00', store.hours.timeZone))
}

/** When staff have had enough opening time since then. */
function readyAfter({ hours }: CollectionStore, since: Date): CollectionTime | null {
  let missingMs = preparationMs
  for (const { day, opensAt, closesAt } of eachOpenPeriod(hours, since)) {
    const start = Math.max(opensAt, since.getTime())
    if (start >= closesAt) continue
    const ready = Math.ceil((start + missingMs) / stepMs) * stepMs
    if (ready + beforeClosingMs <= closesAt)
      return { day, from: localTime(new Date(ready), hours.timeZone).time }
    missingMs = Math.max(0, missingMs - (closesAt - start))
  }
  return null
}

const isLater = (a: CollectionTime, b: CollectionTime) =>
  a.day > b.day || (a.day === b.day && a.from > b.from)

/** Everything is collected at once, when its last item is ready; null if an item never is. */
export function latestCollection(times: readonly (CollectionTime | null)[]): CollectionTime | null {
  let latest: CollectionTime | null = null
  for (const time of times) {
    if (time === null) return null
    if (latest === null || isLater(time, latest)) latest = time
  }
  return latest
}
