import { addBit, type Bitset, emptyBitset } from '#/lister/index/bitset.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'

/** The positions of products in the visitor's catalogue, in the same order. */
export const positionsOf = ({ index }: MarketCatalogue, ids: readonly number[]): number[] =>
  ids.flatMap((id) => index.positionOfId.get(id) ?? [])

export function setOf({ index }: MarketCatalogue, positions: readonly number[]): Bitset {
  const set = emptyBitset(index.size)
  for (const position of positions) addBit(set, position)
  return set
}
