import { listerSettings } from '#/platform/config/settings.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { addBit, type Bitset, emptyBitset, hasBit, intersection, removeBit } from './bitset.ts'
import {
  type FilterName,
  filterNames,
  forEachFilter,
  type ValueFilter,
} from '#/lister/listing/filters.ts'
import type { Lister, PriceRange } from '#/lister/listing/lister.ts'
import type { MarketCatalogue } from './market-catalogue.ts'
import type { ProductSet } from './product-set.ts'
import { sortedPositions } from './sort-orders.ts'
import type { PriceEnds, PriceOrder, Tally } from './tally.ts'
import { positionsOfAny } from './value-column.ts'

export type ValueCount = { value: string; count: number }

export type Listed = {
  total: number
  /** Positions of the products to show, in order. */
  positions: number[]
  /**
   * The number of products that each value would leave without its own filter, for every value that occurs in the list.
   */
  counts: Record<ValueFilter, ValueCount[]>
  /** The lowest and the highest price under the other filters, in minor units. */
  prices: PriceEnds | null
  /** The total without each filter; given only when nothing matches all of them. */
  without: { name: FilterName; total: number }[]
}

type ListRequest = {
  /** The products that the list is made from: a category's, or the hits of a search. */
  within: ProductSet
  lister: Lister
  /** Another order than the lister's, such as a search's. */
  order?: Uint32Array
  /** Monthly prices in pence by position, 0 for none; left out where no credit is offered. */
  monthly?: Int32Array
  /** Another window than the lister's page. */
  window?: Window
}

export type Window = { skip: number; take: number }

const { maxItems } = listerSettings

/** One listing: OR within a filter, AND between filters, and the resulting counts. */
export function listProducts(
  catalogue: MarketCatalogue,
  { within, lister, order, monthly, window }: ListRequest,
): Listed {
  const open = catalogue.openIn(within)
  const chosen = chosenSets(catalogue, lister, monthly)
  const result =
    chosen.size === 0 ? open : catalogue.tally(intersection([open.bits, ...chosen.values()]))
  /** The tally without one filter; reuses the ones that are already computed. */
  const without = (name: FilterName): Tally => {
    if (!chosen.has(name)) return result
    if (chosen.size === 1) return open
    const others = [...chosen].flatMap(([other, set]) => (other === name ? [] : [set]))
    return catalogue.tally(intersection([open.bits, ...others]))
  }
  const sorted = order ?? orderOf(catalogue, lister, monthly)
  return {
    total: result.total,
    positions: windowOf(sorted, result.bits, window ?? pageWindow(lister)),
    counts: forEachFilter((name) => valueCounts(catalogue, name, without(name), open)),
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

function chosenSets(
  catalogue: MarketCatalogue,
  { filters, price, monthly: most }: Lister,
  monthly: Int32Array | undefined,
): Map<FilterName, Bitset> {
  const sets = new Map<FilterName, Bitset>()
  for (const name of filterNames) {
    if (name === 'price') {
      if (price) sets.set(name, positionsInRange(catalogue, price))
      continue
    }
    if (name === 'monthly') {
      if (most !== null && monthly) sets.set(name, positionsUpTo(monthly, most * 100))
      continue
    }
    const values =
      filters[name]?.filter((value) => catalogue.index.columns[name].byValue.has(value)) ?? []
    // An unknown value is ignored, or an old link would show an empty list.
    if (values.length > 0) sets.set(name, positionsOfAny(catalogue.index.columns[name], values))
  }
  return sets
}

/** Products without a monthly price come last. */
function orderOf(
  { index, order }: MarketCatalogue,
  { sort }: Lister,
  monthly: Int32Array | undefined,
): Uint32Array {
  if (sort !== 'monthly') return order(sort)
  if (!monthly) return order(listerSettings.defaultSort)
  return sortedPositions(index.size, (position) => monthly[position] || null, index.isGone)
}

function positionsUpTo(monthly: Int32Array, most: number): Bitset {
  const bits = emptyBitset(monthly.length)
  for (const [position, pence] of monthly.entries())
    if (pence > 0 && pence <= most) addBit(bits, position)
  return bits
}

function positionsInRange(catalogue: MarketCatalogue, { from, to }: PriceRange): Bitset {
  const { byPrice, currency, sold, index } = catalogue
  const { positions } = byPrice
  const start = from === null ? 0 : lowerBound(byPrice, minor(from, currency))
  const end = to === null ? positions.length : lowerBound(byPrice, minor(to + 1, currency))
  // Whichever is faster: adding the positions within the range, or removing those outside it.
  if (end - start < positions.length / 2) {
    const bits = emptyBitset(index.size)
    for (let at = start; at < end; at += 1) addBit(bits, positions[at] ?? 0)
    return bits
  }
  const bits = sold.slice()
  for (let at = 0; at < start; at += 1) removeBit(bits, positions[at] ?? 0)
  for (let at = end; at < positions.length; at += 1) removeBit(bits, positions[at] ?? 0)
  return bits
}

/** The index of the first price of at least `least`. */
function lowerBound({ amounts }: PriceOrder, least: number): number {
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
  const positions: number[] = []
  let passed = 0
  for (let i = 0; i < order.length && positions.length < take; i += 1) {
    const position = order[i] ?? 0
    if (!hasBit(members, position)) continue
    if (passed >= skip) positions.push(position)
    passed += 1
  }
  return positions
}

function valueCounts(
  { index }: MarketCatalogue,
  name: ValueFilter,
  others: Tally,
  open: Tally,
): ValueCount[] {
  const { values } = index.columns[name]
  const counts = others.countsOf(name)
  // Values that the list never had are left out; values that other filters exclude are shown with 0.
  const unfiltered = others !== open && counts.includes(0) ? open.countsOf(name) : counts
  return values.flatMap(({ value }, at) =>
    (unfiltered[at] ?? 0) > 0 ? [{ value, count: counts[at] ?? 0 }] : [],
  )
}
