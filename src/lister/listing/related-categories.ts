import type { Category, CategoryNode } from '#/catalogue/model/category.ts'
import type { Bitset } from '#/lister/index/bitset.ts'
import { categoryPlaces } from '#/lister/index/category-positions.ts'
import type { Shelf } from '#/lister/index/market-catalogue.ts'

/** Nothing of it is sold to the visitor's country. */
export const isClosed = ({ sold }: Pick<Shelf, 'sold'>, places: Bitset): boolean =>
  !places.some((word, i) => (word & (sold[i] ?? 0)) !== 0)

type Shop = { shelf: Pick<Shelf, 'index' | 'sold'>; now: Date }

/** Those of which something is sold to the visitor's country; the trail leads to where they stand. */
export const openShelves = (
  { shelf, now }: Shop,
  nodes: readonly CategoryNode[],
  trail: readonly Category[],
): CategoryNode[] =>
  nodes.filter((each) => !isClosed(shelf, categoryPlaces(shelf.index, each, trail, now)))

/**
 * Where somebody may go on who stands before a closed shelf: the one above it and its open neighbours,
 * or those of the next one up where the neighbours are closed, too.
 */
export function nearbyShelves(
  shop: Shop & { tree: readonly CategoryNode[] },
  trail: readonly Category[],
): Category[] {
  const above = trail.slice(0, -1)
  const others = childrenAt(shop.tree, above).filter(({ id }) => id !== trail.at(-1)?.id)
  const open = openShelves(shop, others, above)
  if (open.length > 0) return [...above.slice(-1), ...open]
  return above.length > 0 ? nearbyShelves(shop, above) : []
}

const childrenAt = (tree: readonly CategoryNode[], trail: readonly Category[]) =>
  trail.reduce((nodes, { id }) => nodes.find((each) => each.id === id)?.children ?? [], tree)
