import { addAll, addBit, type Bitset, countCommon, emptyBitset, hasBit } from './bitset.ts'
import { createRowsBuilder, rowAt, type Rows, withRow } from './rows.ts'

/** The products that have one value. Common values also have a bitset, which is counted faster. */
export type ValuePositions = { value: string; positions: Uint32Array; bits: Bitset | null }

/**
 * One filter's values in both directions: the products of each value, and the values of each product. A long
 * list is counted value by value, a short one product by product.
 */
export type ValueColumn = {
  size: number
  /** Only values that some product has. */
  byValue: ReadonlyMap<string, ValuePositions>
  values: readonly ValuePositions[]
  /** The values of each product, as indices into `values`. */
  rows: Rows
  /** The cost of counting each value by itself, in words and positions. */
  effort: number
}

/** Collects the values of each product; products must be added in the order of their positions. */
export function createColumnBuilder(size: number) {
  const ordinalOf = new Map<string, number>()
  const positionsByOrdinal: number[][] = []
  const rows = createRowsBuilder(size)

  function ordinalFor(value: string): number {
    const known = ordinalOf.get(value)
    if (known !== undefined) return known
    ordinalOf.set(value, positionsByOrdinal.length)
    return positionsByOrdinal.push([]) - 1
  }

  return {
    add(position: number, values: readonly string[]): void {
      const ordinals = values.map(ordinalFor)
      for (const ordinal of ordinals) positionsByOrdinal[ordinal]?.push(position)
      rows.add(position, ordinals)
    },
    finish: (): ValueColumn =>
      columnOf(
        [...ordinalOf.keys()].map((value, ordinal) =>
          valuePositions(value, Uint32Array.from(positionsByOrdinal[ordinal] ?? []), size),
        ),
        rows.finish(),
        size,
      ),
  }
}

const columnOf = (values: readonly ValuePositions[], rows: Rows, size: number): ValueColumn => ({
  size,
  byValue: new Map(
    values.filter(({ positions }) => positions.length > 0).map((each) => [each.value, each]),
  ),
  values,
  rows,
  effort: values.reduce((sum, { positions, bits }) => sum + (bits ?? positions).length, 0),
})

function valuePositions(value: string, positions: Uint32Array, size: number): ValuePositions {
  const words = (size + 31) >>> 5
  if (positions.length < words) return { value, positions, bits: null }
  const bits = emptyBitset(size)
  for (const position of positions) addBit(bits, position)
  return { value, positions, bits }
}

/** The column after a change of one product; the same object when nothing changed. */
export function withValues(column: ValueColumn, position: number, newValues: readonly string[]) {
  const { rows, size } = column
  const values = [...column.values]
  const before = new Set(rowAt(rows, position))
  const after = new Set(newValues.map((value) => ordinalIn(values, value)))
  if (before.symmetricDifference(after).size === 0) return column
  for (const ordinal of before.symmetricDifference(after)) {
    const held = values[ordinal]
    if (!held) continue
    const positions = held.positions.filter((each) => each !== position)
    const all = after.has(ordinal) ? withPosition(positions, position) : positions
    values[ordinal] = valuePositions(held.value, all, size)
  }
  return columnOf(values, withRow(rows, position, [...after]), size)
}

function withPosition(positions: Uint32Array, position: number): Uint32Array {
  const more = new Uint32Array(positions.length + 1)
  more.set(positions)
  more[positions.length] = position
  return more.toSorted()
}

function ordinalIn(values: ValuePositions[], value: string): number {
  const at = values.findIndex((each) => each.value === value)
  return at < 0 ? values.push({ value, positions: new Uint32Array(), bits: null }) - 1 : at
}

/** Looking up a product's values costs about as much as three words of a bitset. */
const lookupCost = 3

/** The number of the given products that have each value, in the order of `values`. */
export function countValues(
  column: ValueColumn,
  { bits, total, positions }: { bits: Bitset; total: number; positions: () => Uint32Array },
): Uint32Array {
  return total * lookupCost < column.effort
    ? countByProduct(column, positions())
    : Uint32Array.from(column.values, (each) => countIn(each, bits))
}

function countByProduct({ values, rows: { starts, items } }: ValueColumn, positions: Uint32Array) {
  const counts = new Uint32Array(values.length)
  for (let i = 0; i < positions.length; i += 1) {
    const position = positions[i] ?? 0
    const end = starts[position + 1] ?? 0
    for (let at = starts[position] ?? 0; at < end; at += 1) {
      const ordinal = items[at] ?? 0
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
  return counts
}

const countIn = ({ positions, bits }: ValuePositions, within: Bitset): number =>
  bits ? countCommon(bits, within) : countPositions(positions, within)

function countPositions(positions: Uint32Array, within: Bitset): number {
  let count = 0
  for (let i = 0; i < positions.length; i += 1) if (hasBit(within, positions[i] ?? 0)) count += 1
  return count
}

export function positionsOfAny({ byValue, size }: ValueColumn, values: readonly string[]): Bitset {
  const union = emptyBitset(size)
  for (const value of values) {
    const found = byValue.get(value)
    if (found?.bits) addAll(union, found.bits)
    else for (const position of found?.positions ?? []) addBit(union, position)
  }
  return union
}
