import type { Category, CategoryNode } from '#/catalogue/model/category.ts'
import { categoryPositions } from '#/lister/index/category-positions.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { isClosed } from '#/lister/index/product-set.ts'

type CategoryTree = { catalogue: Pick<MarketCatalogue, 'index' | 'sold'>; now: Date }

/** Subcategories with something that is sold to the visitor's country; `trail` leads to their parent. */
export const visibleSubcategories = (
  { catalogue, now }: CategoryTree,
  nodes: readonly CategoryNode[],
  trail: readonly Category[],
): CategoryNode[] =>
  nodes.filter((each) => !isClosed(catalogue, categoryPositions(catalogue.index, each, trail, now)))

/**
 * Alternatives to a category with nothing for the country: its parent and open siblings, or those of the next
 * level up if no sibling is open.
 */
export function relatedCategories(
  shop: CategoryTree & { tree: readonly CategoryNode[] },
  trail: readonly Category[],
): Category[] {
  const ancestors = trail.slice(0, -1)
  const others = childrenAt(shop.tree, ancestors).filter(({ id }) => id !== trail.at(-1)?.id)
  const open = visibleSubcategories(shop, others, ancestors)
  if (open.length > 0) return [...ancestors.slice(-1), ...open]
  return ancestors.length > 0 ? relatedCategories(shop, ancestors) : []
}

const childrenAt = (tree: readonly CategoryNode[], trail: readonly Category[]) =>
  trail.reduce((nodes, { id }) => nodes.find((each) => each.id === id)?.children ?? [], tree)
