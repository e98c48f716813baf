import type { OpenPeriod } from '#/stores/hours/opening-hours.ts'
import type { MapPoint } from './map-position.ts'

/** When a store is open, for a sentence that the browser renews every few seconds. */
export type Opening = {
  timeZone: string
  /** The time of the rendering, so that server and browser begin with the same sentence. */
  now: number
  /** `dayName`: the day in words, for a store that opens neither today nor tomorrow. */
  periods: readonly (OpenPeriod & { dayName: string })[]
}

export type StoreTeaser = {
  code: string
  to: string
  name: string
  /** Street, then postcode and town in the order of the country. */
  address: readonly string[]
  opening: Opening
  /** Null in a country that we have not drawn. */
  point: MapPoint | null
}

/** The ways to reach a store, and whether it is open now. */
export type StoreContact = { name: string; to: string; phone: string; opening: Opening }

/** A row of the hours; no hours means closed. */
export type HoursRow = { name: string; hours: readonly string[]; isToday: boolean }
