import { dayMs } from '#/platform/config/durations.ts'
import { isBarredFromRoads } from '#/catalogue/model/light-rules.ts'
import type { EntryPrice } from './entry-price.ts'
import type { ListerIndex } from './lister-index.ts'
import type { SortName } from '#/lister/listing/lister.ts'

/** The orders of a market; the monthly price depends on the loans, too. */
export type MarketSort = Exclude<SortName, 'monthly'>

/** A whole number from 0 up; smaller comes first, null last. */
type Figure = (position: number) => number | null

/** Larger than any figure, and small enough that figure and position fit into one exact number. */
const beyond = 2 ** 31

/** Days are counted from 1900, so that none is negative. */
const firstDay = Date.UTC(1900) / dayMs

type Market = { prices: readonly (EntryPrice | null)[]; country: string }

export function createSortOrders(
  { entries, isGone }: Pick<ListerIndex, 'entries' | 'isGone'>,
  { prices, country }: Market,
): (sort: MarketSort) => Uint32Array {
  const priceOf: Figure = (position) => prices[position]?.price.amount ?? null
  const figures: Record<MarketSort, Figure> = {
    // Products that may not be used on the country's roads come after those that may.
    position: (position) => (isBarredFromRoads(entries[position]?.facts, country) ? 1 : 0),
    price: priceOf,
    'price-desc': largestFirst(priceOf),
    newest: largestFirst((position) => dayNumber(entries[position]?.released ?? null)),
    weight: (position) => entries[position]?.grams ?? null,
    saving: largestFirst((position) => prices[position]?.savingPercent ?? 0),
  }
  const cache = new Map<MarketSort, Uint32Array>()
  return (sort) => {
    const order = cache.get(sort) ?? sortedPositions(entries.length, figures[sort], isGone)
    cache.set(sort, order)
    return order
  }
}

const largestFirst =
  (figure: Figure): Figure =>
  (position) => {
    const own = figure(position)
    return own === null ? null : beyond - 1 - own
  }

function dayNumber(day: string | null): number | null {
  const time = day === null ? Number.NaN : Date.parse(day)
  return Number.isNaN(time) ? null : Math.max(0, Math.floor(time / dayMs) - firstDay)
}

/**
 * Unavailable products come last; ties keep the shop's own order. Everything is packed into one number each,
 * which sorts ten times as fast as a comparator.
 */
export function sortedPositions(size: number, figure: Figure, isGone: Uint8Array): Uint32Array {
  const keys = new Float64Array(size)
  for (let position = 0; position < size; position += 1)
    keys[position] =
      ((isGone[position] ?? 0) * 2 * beyond + (figure(position) ?? beyond)) * size + position
  keys.sort()
  const positions = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) positions[at] = (keys[at] ?? 0) % size
  return positions
}
