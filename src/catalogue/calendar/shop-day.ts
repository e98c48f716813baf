import { hourMs } from '#/platform/config/durations.ts'
import { type Day, dayOf } from './day.ts'

/**
 * The clock by which prices change, everywhere at the same instant: a reduction or a coupon begins and ends at
 * midnight in the shop's own country (docs/behaviour.md#reductions).
 */
export const priceTimeZone = 'Europe/London'

/** Made once: a formatter costs far more to make than to use. */
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: priceTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Clocks change on the hour, so the day is the same for every time within one hour of UTC. */
let last = { hourCount: Number.NaN, day: '' }

/** The day that prices are those of; a listing asks thousands of times in the same hour. */
export function shopDay(now: Date): Day {
  const hourCount = Math.floor(now.getTime() / hourMs)
  if (last.hourCount !== hourCount) last = { hourCount, day: clock.format(now) }
  return last.day
}

/** The instant at which such a day begins: midnight of UTC, or an hour before it in summer. */
export function shopMidnight(day: Day): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const summer = new Date(utc - hourMs)
  return shopDay(summer) === dayOf(new Date(utc)) ? summer : new Date(utc)
}
