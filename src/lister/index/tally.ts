import { type Bitset, countBits, hasBit, positionsOf } from './bitset.ts'
import type { ValueFilter } from '#/lister/listing/filters.ts'
import type { ListerIndex } from './lister-index.ts'
import { countValues } from './value-column.ts'

export type PriceEnds = { least: number; most: number }

/** Some products of a shelf, and what is counted of them; each count is made when first asked for. */
export type Tally = {
  bits: Bitset
  total: number
  /** How many have each value of a filter, in the order of the index's values. */
  countsOf(name: ValueFilter): Uint32Array
  /** The cheapest and the dearest, in minor units; null when there are none. */
  priceEnds(): PriceEnds | null
}

/** Prices of a shelf, cheapest first. */
export type PriceOrder = { places: Uint32Array; amounts: Int32Array }

export function createTally(
  { columns }: Pick<ListerIndex, 'columns'>,
  byPrice: PriceOrder,
  bits: Bitset,
): Tally {
  const total = countBits(bits)
  let members: Uint32Array | null = null
  const counted = new Map<ValueFilter, Uint32Array>()
  const places = () => (members ??= positionsOf(bits, total))
  return {
    bits,
    total,
    countsOf(name) {
      const counts = counted.get(name) ?? countValues(columns[name], { bits, total, places })
      counted.set(name, counts)
      return counts
    },
    priceEnds: () => (total === 0 ? null : endsOf(byPrice, bits)),
  }
}

/** From either end inwards to the first that is among them. */
function endsOf({ places, amounts }: PriceOrder, members: Bitset): PriceEnds | null {
  let low = 0
  let high = places.length - 1
  while (low <= high && !hasBit(members, places[low] ?? 0)) low += 1
  while (high >= low && !hasBit(members, places[high] ?? 0)) high -= 1
  return low > high ? null : { least: amounts[low] ?? 0, most: amounts[high] ?? 0 }
}
