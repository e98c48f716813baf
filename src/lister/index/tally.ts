import { type Bitset, countBits, hasBit, positionsOf } from './bitset.ts'
import type { ValueFilter } from '#/lister/listing/filters.ts'
import type { ListerIndex } from './lister-index.ts'
import { countValues } from './value-column.ts'

export type PriceEnds = { least: number; most: number }

/** A set of products with its counts; each count is computed on first use. */
export type Tally = {
  bits: Bitset
  total: number
  /** The number of products with each value of a filter, in the order of the index's values. */
  countsOf(name: ValueFilter): Uint32Array
  /** The lowest and the highest price in minor units; null when there are no products. */
  priceEnds(): PriceEnds | null
}

/** Positions and amounts of priced products, cheapest first. */
export type PriceOrder = { positions: Uint32Array; amounts: Int32Array }

export function createTally(
  { columns }: Pick<ListerIndex, 'columns'>,
  byPrice: PriceOrder,
  bits: Bitset,
): Tally {
  const total = countBits(bits)
  let members: Uint32Array | null = null
  const counted = new Map<ValueFilter, Uint32Array>()
  const positions = () => (members ??= positionsOf(bits, total))
  return {
    bits,
    total,
    countsOf(name) {
      const counts = counted.get(name) ?? countValues(columns[name], { bits, total, positions })
      counted.set(name, counts)
      return counts
    },
    priceEnds: () => (total === 0 ? null : endsOf(byPrice, bits)),
  }
}

/** Searches from both ends inwards for the first product in the set. */
function endsOf({ positions, amounts }: PriceOrder, members: Bitset): PriceEnds | null {
  let low = 0
  let high = positions.length - 1
  while (low <= high && !hasBit(members, positions[low] ?? 0)) low += 1
  while (high >= low && !hasBit(members, positions[high] ?? 0)) high -= 1
  return low > high ? null : { least: amounts[low] ?? 0, most: amounts[high] ?? 0 }
}
