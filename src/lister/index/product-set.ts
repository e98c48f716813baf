import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { ValueFilter } from '#/lister/listing/filters.ts'
import { addBit, type Bitset, countBits, emptyBitset, hasBit, positionsOf } from './bitset.ts'
import type { ListerIndex } from './lister-index.ts'
import type { MarketCatalogue } from './market-catalogue.ts'

/** Some products of the catalogue. Outside of this folder a set is only passed on and asked by these functions. */
export type ProductSet = Bitset

/** The positions of products in the visitor's catalogue, in the same order. */
export const positionsOfIds = ({ index }: MarketCatalogue, ids: readonly number[]): number[] =>
  ids.flatMap((id) => index.positionOfId.get(id) ?? [])

/** The id of the model that a build belongs to; null for everything else. */
export const modelIn =
  ({ index }: MarketCatalogue) =>
  (id: number): number | null =>
    index.entries[index.positionOfId.get(id) ?? -1]?.parentId ?? null

export function setOf({ index }: MarketCatalogue, positions: readonly number[]): ProductSet {
  const set = emptyBitset(index.size)
  for (const position of positions) addBit(set, position)
  return set
}

export const isEmpty = (set: ProductSet): boolean => countBits(set) === 0

/** The products of a set, in the shop's own order. */
export function* entriesIn(
  { entries }: Pick<ListerIndex, 'entries'>,
  set: ProductSet,
): Generator<CatalogueEntry> {
  for (const position of positionsOf(set, countBits(set))) {
    const entry = entries[position]
    if (entry) yield entry
  }
}

/** Whether a product is sold in the country of the catalogue. */
export const isSoldAt = ({ sold }: Pick<MarketCatalogue, 'sold'>, position: number): boolean =>
  hasBit(sold, position)

/** The number of products of the set that are sold in the country of the catalogue. */
export const countSold = ({ openIn }: Pick<MarketCatalogue, 'openIn'>, set: ProductSet): number =>
  openIn(set).total

/** Whether nothing in the set is sold in the country of the catalogue. */
export const isClosed = ({ sold }: Pick<MarketCatalogue, 'sold'>, set: ProductSet): boolean =>
  !overlaps(set, sold)

export const overlaps = (set: ProductSet, other: ProductSet): boolean =>
  set.some((word, i) => (word & (other[i] ?? 0)) !== 0)

export const isWithin = (set: ProductSet, other: ProductSet): boolean =>
  !set.some((word, i) => (word & ~(other[i] ?? 0)) !== 0)

/** Whether any product has this value of a filter. */
export const hasValue = ({ columns }: ListerIndex, name: ValueFilter, value: string): boolean =>
  columns[name].byValue.has(value)

/** A product with this value of a filter, of the set if there is one. */
export function findWithValue(
  { columns, entries }: ListerIndex,
  { name, value, within }: { name: ValueFilter; value: string; within: ProductSet },
): CatalogueEntry | null {
  const positions = columns[name].byValue.get(value)?.positions
  const position = positions?.find((each) => hasBit(within, each)) ?? positions?.[0]
  return (position === undefined ? undefined : entries[position]) ?? null
}
