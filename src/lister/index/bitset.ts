/**
 * A set of positions in a list, one bit each. Sets of a hundred thousand products intersect in microseconds.
 */
export type Bitset = Uint32Array<ArrayBuffer>

export const emptyBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5)

export function addBit(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

export const hasBit = (bits: Bitset, position: number): boolean =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

export function bitsetWhere(size: number, holds: (position: number) => boolean): Bitset {
  const bits = emptyBitset(size)
  for (let position = 0; position < size; position += 1) if (holds(position)) addBit(bits, position)
  return bits
}

export function removeBit(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

/** The positions in the set, in order. */
export function positionsOf(bits: Bitset, count: number): Uint32Array {
  const positions = new Uint32Array(count)
  let found = 0
  for (let word = 0; word < bits.length; word += 1)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      positions[found] = (word << 5) + 31 - Math.clz32(rest & -rest)
      found += 1
    }
  return positions
}

export function intersection(sets: readonly [Bitset, ...Bitset[]]): Bitset {
  const [first, ...others] = sets
  const common = first.slice()
  for (const other of others)
    for (let word = 0; word < common.length; word += 1)
      common[word] = (common[word] ?? 0) & (other[word] ?? 0)
  return common
}

export function addAll(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0)
  return count
}

export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0
  for (let word = 0; word < a.length; word += 1) count += onesIn((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

/** Population count: adds the bits in pairs, fours and bytes in parallel. */
function onesIn(word: number): number {
  if (word === 0) return 0
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  bits = (bits + (bits >>> 4)) & 0x0f0f_0f0f
  return Math.imul(bits, 0x0101_0101) >>> 24
}
