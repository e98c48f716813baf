import type { SellableItem } from '#/cart/items/sellable-item.ts'

type Line = { line: { uid: string }; item: Pick<SellableItem, 'kind' | 'slug'> | null }

/**
 * The cart line that the review of a bike shows: the one with the given uid, or else the last of that
 * bike. Null when it is no longer in the cart; another bike's line is never shown instead.
 */
export function findBikeLine<BikeLine extends Line>(
  lines: readonly BikeLine[],
  slug: string,
  uid: string | null,
): BikeLine | null {
  const isMatch = ({ line, item }: BikeLine) =>
    item?.kind === 'bike' && item.slug === slug && (uid === null || line.uid === uid)
  return lines.findLast(isMatch) ?? null
}
