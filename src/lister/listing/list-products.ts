import { settings } from '#/platform/config/settings.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'
import {
  addBit,
  type Bitset,
  emptyBitset,
  hasBit,
  intersection,
  removeBit,
} from '#/lister/index/bitset.ts'
import { type FilterName, filterNames, forEachFilter, type ValueFilter } from './filters.ts'
import type { Lister, PriceRange } from './lister.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import type { PriceEnds, PriceOrder, Tally } from '#/lister/index/tally.ts'
import { positionsOfAny } from '#/lister/index/value-column.ts'

export type ValueCount = { value: string; count: number }

export type Listed = {
  total: number
  /** The places of the products to show, in order. */
  places: number[]
  /** How many products each value would leave, were its own filter open: every value that is to be had here at all. */
  counts: Record<ValueFilter, ValueCount[]>
  /** The cheapest and the dearest under the other filters, in minor units. */
  prices: PriceEnds | null
  /** What is left when one filter is taken away, told only when nothing is left with all of them. */
  without: { name: FilterName; total: number }[]
}

type Wanted = {
  /** The products the list is made from: a category's, or what a search found. */
  within: Bitset
  lister: Lister
  /** An order of its own, such as a search's; left out, the lister's. */
  order?: Uint32Array
  /** The part to show; left out, the lister's page. */
  window?: Window
}

export type Window = { skip: number; take: number }

const { maxItems } = settings.lister

/** One listing: OR within a filter, AND between filters, and the counts that follow from that. */
export function listProducts(
  shelf: MarketCatalogue,
  { within, lister, order, window }: Wanted,
): Listed {
  const open = shelf.openIn(within)
  const chosen = chosenSets(shelf, lister)
  const result =
    chosen.size === 0 ? open : shelf.tally(intersection([open.bits, ...chosen.values()]))
  /** The list as it were without one filter; nothing is reckoned twice. */
  const without = (name: FilterName): Tally => {
    if (!chosen.has(name)) return result
    if (chosen.size === 1) return open
    const others = [...chosen].flatMap(([other, set]) => (other === name ? [] : [set]))
    return shelf.tally(intersection([open.bits, ...others]))
  }
  const sorted = order ?? shelf.order(lister.sort)
  return {
    total: result.total,
    places: windowOf(sorted, result.bits, window ?? pageWindow(lister)),
    counts: forEachFilter((name) => valueCounts(shelf, name, without(name), open)),
    prices: without('price').priceEnds(),
    without:
      result.total > 0
        ? []
        : [...chosen.keys()].map((name) => ({ name, total: without(name).total })),
  }
}

const pageWindow = ({ page, show }: Lister): Window => ({
  skip: (page - 1) * maxItems,
  take: show,
})

function chosenSets(shelf: MarketCatalogue, { filters, price }: Lister): Map<FilterName, Bitset> {
  const sets = new Map<FilterName, Bitset>()
  for (const name of filterNames) {
    if (name === 'price') {
      if (price) sets.set(name, positionsInRange(shelf, price))
      continue
    }
    const values =
      filters[name]?.filter((value) => shelf.index.columns[name].byValue.has(value)) ?? []
    // a value nobody has heard of narrows nothing, or an old link would show an empty shop
    if (values.length > 0) sets.set(name, positionsOfAny(shelf.index.columns[name], values))
  }
  return sets
}

function positionsInRange(shelf: MarketCatalogue, { from, to }: PriceRange): Bitset {
  const { byPrice, currency, sold, index } = shelf
  const { places } = byPrice
  const start = from === null ? 0 : firstFrom(byPrice, minor(from, currency))
  const end = to === null ? places.length : firstFrom(byPrice, minor(to + 1, currency))
  // what is less to do: putting in what is within the range, or taking out what is not
  if (end - start < places.length / 2) {
    const bits = emptyBitset(index.size)
    for (let at = start; at < end; at += 1) addBit(bits, places[at] ?? 0)
    return bits
  }
  const bits = sold.slice()
  for (let at = 0; at < start; at += 1) removeBit(bits, places[at] ?? 0)
  for (let at = end; at < places.length; at += 1) removeBit(bits, places[at] ?? 0)
  return bits
}

/** Where prices of at least so much begin. */
function firstFrom({ amounts }: PriceOrder, least: number): number {
  let [low, high] = [0, amounts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((amounts[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

const minor = (major: number, currency: Currency) => major * 10 ** minorDigits[currency]

function windowOf(order: Uint32Array, members: Bitset, { skip, take }: Window): number[] {
  const places: number[] = []
  let passed = 0
  for (let i = 0; i < order.length && places.length < take; i += 1) {
    const place = order[i] ?? 0
    if (!hasBit(members, place)) continue
    if (passed >= skip) places.push(place)
    passed += 1
  }
  return places
}

function valueCounts(
  { index }: MarketCatalogue,
  name: ValueFilter,
  others: Tally,
  open: Tally,
): ValueCount[] {
  const { values } = index.columns[name]
  const counts = others.countsOf(name)
  // what the list never had is no choice; what other filters took away is shown as none
  const atAll = others !== open && counts.includes(0) ? open.countsOf(name) : counts
  return values.flatMap(({ value }, at) =>
    (atAll[at] ?? 0) > 0 ? [{ value, count: counts[at] ?? 0 }] : [],
  )
}
