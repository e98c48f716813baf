import { isBarredFromRoads } from '#/catalogue/model/light-rules.ts'
import type { EntryPrice } from './entry-price.ts'
import type { ListerIndex } from './lister-index.ts'
import type { SortName } from '#/lister/listing/lister.ts'

/** A whole number from 0 up; smaller comes first, null comes after all that have one. */
type Figure = (place: number) => number | null

/** Larger than any figure, and small enough that figure and place fit into one exact number. */
const beyond = 2 ** 31

const dayMs = 86_400_000
/** Days are counted from 1900, so that none is below nothing. */
const firstDay = Date.UTC(1900) / dayMs

type Market = { prices: readonly (EntryPrice | null)[]; country: string }

export function createSortOrders(
  { entries, isGone }: Pick<ListerIndex, 'entries' | 'isGone'>,
  { prices, country }: Market,
): (sort: SortName) => Uint32Array {
  const priceOf: Figure = (place) => prices[place]?.price.amount ?? null
  const figures: Record<SortName, Figure> = {
    // A shop does not recommend what may not be used on the country's roads before what may.
    position: (place) => (isBarredFromRoads(entries[place]?.facts, country) ? 1 : 0),
    price: priceOf,
    'price-desc': largestFirst(priceOf),
    newest: largestFirst((place) => dayNumber(entries[place]?.released ?? null)),
    weight: (place) => entries[place]?.grams ?? null,
    saving: largestFirst((place) => prices[place]?.savingPercent ?? 0),
  }
  const made = new Map<SortName, Uint32Array>()
  return (sort) => {
    const order = made.get(sort) ?? sortedPositions(entries.length, figures[sort], isGone)
    made.set(sort, order)
    return order
  }
}

const largestFirst =
  (figure: Figure): Figure =>
  (place) => {
    const own = figure(place)
    return own === null ? null : beyond - 1 - own
  }

function dayNumber(day: string | null): number | null {
  const time = day === null ? Number.NaN : Date.parse(day)
  return Number.isNaN(time) ? null : Math.max(0, Math.floor(time / dayMs) - firstDay)
}

/**
 * What can no longer be had stands behind everything else; equals keep the shop's own order. All of it
 * is put into one number each, which sorts ten times as fast as comparing.
 */
function sortedPositions(size: number, figure: Figure, isGone: Uint8Array): Uint32Array {
  const keys = new Float64Array(size)
  for (let place = 0; place < size; place += 1)
    keys[place] = ((isGone[place] ?? 0) * 2 * beyond + (figure(place) ?? beyond)) * size + place
  keys.sort()
  const places = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) places[at] = (keys[at] ?? 0) % size
  return places
}
