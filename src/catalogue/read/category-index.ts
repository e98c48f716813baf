import type { Category } from '#/catalogue/model/category.ts'
import type { Crumb } from '#/catalogue/crumb.ts'

/** Looks up the ancestors of categories. */
export type CategoryIndex = {
  /** From the top down to the category. */
  trail(id: number): Crumb[]
  withAncestors(ids: readonly number[]): number[]
}

export function categoryIndex(categories: readonly Category[]): CategoryIndex {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const trails = new Map<number, Crumb[]>()
  const trail = (id: number): Crumb[] => {
    const cached = trails.get(id)
    if (cached) return cached
    const category = byId.get(id)
    if (!category) return []
    const { path, level, name, parentId } = category
    const whole = [...(parentId === null ? [] : trail(parentId)), { id, path, level, name }]
    trails.set(id, whole)
    return whole
  }
  const withAncestors = (ids: readonly number[]) => [
    ...new Set(ids.flatMap((id) => trail(id).map((crumb) => crumb.id))),
  ]
  return { trail, withAncestors }
}

/** For callers that do not need a product's categories. */
export const noCategories: CategoryIndex = { trail: () => [], withAncestors: (ids) => [...ids] }
