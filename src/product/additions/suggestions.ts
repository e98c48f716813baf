import type { Addition, AdditionGroup, AdditionReason } from './additions.ts'

/** A cart is for finishing, so it suggests no more than this. */
export const mostSuggestions = 2

type Suggested = { reason: AdditionReason; item: Addition }

/** The first item of the first kinds that a bike lacks and of which the cart has none. */
export const pickSuggestions = (groups: readonly AdditionGroup[]): Suggested[] =>
  groups
    .filter(({ items }) => items.every(({ held }) => held === null))
    .flatMap(({ reason, items }) => {
      // A size is chosen on the product's own page, which would lead away from the cart.
      const item = items.find(({ needsSize }) => !needsSize)
      return item ? [{ reason, item }] : []
    })
    .slice(0, mostSuggestions)
