import type { Category, CategoryNode } from '#/catalogue/model/category.ts'
import type { Bitset } from '#/lister/index/bitset.ts'
import { categoryPositions } from '#/lister/index/category-positions.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'

/** Nothing of it is sold to the visitor's country. */
export const isClosed = ({ sold }: Pick<MarketCatalogue, 'sold'>, places: Bitset): boolean =>
  !places.some((word, i) => (word & (sold[i] ?? 0)) !== 0)

type CategoryTree = { shelf: Pick<MarketCatalogue, 'index' | 'sold'>; now: Date }

/** Those of which something is sold to the visitor's country; the trail leads to where they stand. */
export const visibleSubcategories = (
  { shelf, now }: CategoryTree,
  nodes: readonly CategoryNode[],
  trail: readonly Category[],
): CategoryNode[] =>
  nodes.filter((each) => !isClosed(shelf, categoryPositions(shelf.index, each, trail, now)))

/**
 * Where somebody may go on who stands before a closed shelf: the one above it and its open neighbours,
 * or those of the next one up where the neighbours are closed, too.
 */
export function relatedCategories(
  shop: CategoryTree & { tree: readonly CategoryNode[] },
  trail: readonly Category[],
): Category[] {
  const above = trail.slice(0, -1)
  const others = childrenAt(shop.tree, above).filter(({ id }) => id !== trail.at(-1)?.id)
  const open = visibleSubcategories(shop, others, above)
  if (open.length > 0) return [...above.slice(-1), ...open]
  return above.length > 0 ? relatedCategories(shop, above) : []
}

const childrenAt = (tree: readonly CategoryNode[], trail: readonly Category[]) =>
  trail.reduce((nodes, { id }) => nodes.find((each) => each.id === id)?.children ?? [], tree)
