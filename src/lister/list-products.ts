import { settings } from '#/platform/settings.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { addBit, type Bitset, countBits, emptyBitset, hasBit, intersection } from './bitset.ts'
import { type FilterName, filterNames, forEachFilter, type ValueFilter } from './filters.ts'
import { countIn, placesOfAny } from './lister-index.ts'
import type { Lister, PriceRange } from './lister.ts'
import type { Shelf } from './shelf.ts'

export type ValueCount = { value: string; count: number }

export type Listed = {
  total: number
  /** The places of the products to show, in order. */
  places: number[]
  /** How many products each value would leave, were its own filter open: every value that is to be had here at all. */
  counts: Record<ValueFilter, ValueCount[]>
  /** The cheapest and the dearest under the other filters, in minor units. */
  prices: { least: number; most: number } | null
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
export function listProducts(shelf: Shelf, { within, lister, order, window }: Wanted): Listed {
  const open = intersection([within, shelf.sold])
  const chosen = chosenSets(shelf, lister)
  const result = intersection([open, ...chosen.values()])
  const total = countBits(result)
  /** The list as it were without one filter; nothing is reckoned twice. */
  const without = (name: FilterName): Bitset =>
    chosen.has(name)
      ? intersection([
          open,
          ...[...chosen].flatMap(([other, set]) => (other === name ? [] : [set])),
        ])
      : result
  const sorted = order ?? shelf.order(lister.sort)
  return {
    total,
    places: windowOf(sorted, result, window ?? pageWindow(lister)),
    counts: countValues(shelf, open, without),
    prices: priceEnds(shelf, without('price')),
    without:
      total > 0
        ? []
        : [...chosen.keys()].map((name) => ({ name, total: countBits(without(name)) })),
  }
}

const pageWindow = ({ page, show }: Lister): Window => ({
  skip: (page - 1) * maxItems,
  take: show,
})

function chosenSets(shelf: Shelf, { filters, price }: Lister): Map<FilterName, Bitset> {
  const sets = new Map<FilterName, Bitset>()
  for (const name of filterNames) {
    if (name === 'price') {
      if (price) sets.set(name, placesInRange(shelf, price))
      continue
    }
    const values = filters[name]?.filter((value) => shelf.index.values[name].has(value)) ?? []
    // a value nobody has heard of narrows nothing, or an old link would show an empty shop
    if (values.length > 0) sets.set(name, placesOfAny(shelf.index, name, values))
  }
  return sets
}

function placesInRange({ amounts, currency, index }: Shelf, { from, to }: PriceRange): Bitset {
  const least = from === null ? 0 : minor(from, currency)
  const most = to === null ? Infinity : minor(to + 1, currency) - 1
  const bits = emptyBitset(index.size)
  for (let place = 0; place < amounts.length; place += 1) {
    const amount = amounts[place] ?? -1
    if (amount >= least && amount <= most) addBit(bits, place)
  }
  return bits
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

function countValues(
  { index }: Shelf,
  open: Bitset,
  without: (name: FilterName) => Bitset,
): Listed['counts'] {
  return forEachFilter((name) => {
    const others = without(name)
    const counts: ValueCount[] = []
    for (const places of index.values[name].values()) {
      const count = countIn(places, others)
      // what the list never had is no choice; what other filters took away is shown as none
      if (count > 0 || (others !== open && countIn(places, open) > 0))
        counts.push({ value: places.value, count })
    }
    return counts
  })
}

function priceEnds({ amounts }: Shelf, members: Bitset): Listed['prices'] {
  let least = Infinity
  let most = -1
  for (let place = 0; place < amounts.length; place += 1) {
    if (!hasBit(members, place)) continue
    const amount = amounts[place] ?? 0
    if (amount < least) least = amount
    if (amount > most) most = amount
  }
  return most < 0 ? null : { least, most }
}
