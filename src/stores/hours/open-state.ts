import { addDays, type Day } from '#/catalogue/calendar/day.ts'
import { localTime } from './local-time.ts'
import type { OpenPeriod } from './opening-hours.ts'

export type OpenState =
  | { kind: 'open'; to: string }
  | { kind: 'closes-soon'; minutes: number }
  | { kind: 'opens-soon'; minutes: number }
  | { kind: 'opens-today' | 'opens-tomorrow'; from: string }
  | { kind: 'opens-later'; day: Day; from: string }
  | { kind: 'closed' }

/** The minutes before closing or opening that are counted down. */
const soonMinutes = 60

/**
 * Whether a store is open at this time, and when that changes. Minutes are counted between two instants, so that
 * they stay right on the nights when the clocks change.
 */
export function openState(
  periods: readonly OpenPeriod[],
  now: number,
  timeZone: string,
): OpenState {
  const minutesUntil = (instant: number) => Math.ceil((instant - now) / 60_000)
  const next = periods.find(({ closesAt }) => closesAt > now)
  if (!next) return { kind: 'closed' }
  if (next.opensAt <= now) {
    const minutes = minutesUntil(next.closesAt)
    return minutes <= soonMinutes ? { kind: 'closes-soon', minutes } : { kind: 'open', to: next.to }
  }
  const minutes = minutesUntil(next.opensAt)
  if (minutes <= soonMinutes) return { kind: 'opens-soon', minutes }
  const { day, from } = next
  const today = localTime(new Date(now), timeZone).day
  if (day === today) return { kind: 'opens-today', from }
  if (day === addDays(today, 1)) return { kind: 'opens-tomorrow', from }
  return { kind: 'opens-later', day, from }
}
