import type { AdditionGroupView, AdditionView } from '#/product/additions/addition-view.ts'

export type Recommendation = { group: AdditionGroupView; item: AdditionView }

/**
 * The one thing that a mechanic would add to this bike: groups come in that order, and what is in the cart
 * already needs no advice.
 */
export function recommendationOf(groups: readonly AdditionGroupView[]): Recommendation | null {
  const group = groups.find(({ items }) => items.every(({ held }) => held === null))
  const [item] = group?.items ?? []
  return group && item ? { group, item } : null
}
