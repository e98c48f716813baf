import { addAll, addBit, type Bitset, countCommon, emptyBitset, hasBit } from './bitset.ts'

/** The products that have one value. Few are a list, many a bitset: whichever is counted faster. */
export type ValuePlaces = { value: string; places: Uint32Array; bits: Bitset | null }

/**
 * One filter's values both ways round: the products of each value, and the values of each product.
 * A long list is counted value by value, a short one product by product.
 */
export type ValueColumn = {
  byValue: ReadonlyMap<string, ValuePlaces>
  values: readonly ValuePlaces[]
  /** The values of the product at a place are `ordinals` from `starts[place]` up to the next start. */
  starts: Uint32Array
  ordinals: Uint16Array
  /** Words and places to look at when each value is counted by itself. */
  effort: number
}

/** Collects what each product has; products are added in the order of their places. */
export function createColumnBuilder(size: number) {
  const ordinalOf = new Map<string, number>()
  const placesByOrdinal: number[][] = []
  const starts = new Uint32Array(size + 1)
  const ordinals: number[] = []
  return {
    add(place: number, values: readonly string[]): void {
      for (const value of values) {
        let ordinal = ordinalOf.get(value)
        if (ordinal === undefined) {
          ordinal = placesByOrdinal.length
          ordinalOf.set(value, ordinal)
          placesByOrdinal.push([])
        }
        placesByOrdinal[ordinal]?.push(place)
        ordinals.push(ordinal)
      }
      starts[place + 1] = ordinals.length
    },
    finish(): ValueColumn {
      const values = [...ordinalOf].map(([value, ordinal]) =>
        valuePlaces(value, placesByOrdinal[ordinal] ?? [], size),
      )
      return {
        byValue: new Map(values.map((each) => [each.value, each])),
        values,
        starts,
        ordinals: Uint16Array.from(ordinals),
        effort: values.reduce((sum, { places, bits }) => sum + (bits ?? places).length, 0),
      }
    },
  }
}

function valuePlaces(value: string, list: readonly number[], size: number): ValuePlaces {
  const places = Uint32Array.from(list)
  const words = (size + 31) >>> 5
  if (places.length < words) return { value, places, bits: null }
  const bits = emptyBitset(size)
  for (const place of places) addBit(bits, place)
  return { value, places, bits }
}

/** Looking up a product's values costs about as much as three words of a bitset. */
const lookUp = 3

/** How many of some products have each value, in the order of `values`. */
export function countValues(
  column: ValueColumn,
  { bits, total, places }: { bits: Bitset; total: number; places: () => Uint32Array },
): Uint32Array {
  return total * lookUp < column.effort
    ? countByProduct(column, places())
    : Uint32Array.from(column.values, (each) => countIn(each, bits))
}

function countByProduct({ values, starts, ordinals }: ValueColumn, places: Uint32Array) {
  const counts = new Uint32Array(values.length)
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] ?? 0
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const ordinal = ordinals[at] ?? 0
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
  return counts
}

const countIn = ({ places, bits }: ValuePlaces, within: Bitset): number =>
  bits ? countCommon(bits, within) : countPlaces(places, within)

function countPlaces(places: Uint32Array, within: Bitset): number {
  let count = 0
  for (let i = 0; i < places.length; i += 1) if (hasBit(within, places[i] ?? 0)) count += 1
  return count
}

/** Products with any of these values. */
export function placesOfAny(
  { byValue }: ValueColumn,
  values: readonly string[],
  size: number,
): Bitset {
  const union = emptyBitset(size)
  for (const value of values) {
    const found = byValue.get(value)
    if (found?.bits) addAll(union, found.bits)
    else for (const place of found?.places ?? []) addBit(union, place)
  }
  return union
}
