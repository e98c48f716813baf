import { addBit, type Bitset, emptyBitset } from '#/lister/index/bitset.ts'
import type { Shelf } from '#/lister/index/market-catalogue.ts'

/** Where products stand on the visitor's shelf, in the same order. */
export const placesOf = ({ index }: Shelf, ids: readonly number[]): number[] =>
  ids.flatMap((id) => index.placeOfId.get(id) ?? [])

export function setOf({ index }: Shelf, places: readonly number[]): Bitset {
  const set = emptyBitset(index.size)
  for (const place of places) addBit(set, place)
  return set
}
