import { addBit, type Bitset, emptyBitset } from '#/lister/index/bitset.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'

/** Where products stand on the visitor's shelf, in the same order. */
export const placesOf = ({ index }: MarketCatalogue, ids: readonly number[]): number[] =>
  ids.flatMap((id) => index.positionOfId.get(id) ?? [])

export function setOf({ index }: MarketCatalogue, places: readonly number[]): Bitset {
  const set = emptyBitset(index.size)
  for (const place of places) addBit(set, place)
  return set
}
