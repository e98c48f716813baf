import type { SellableItem } from '#/cart/items/sellable-item.ts'

type Line = { line: { uid: string }; good: Pick<SellableItem, 'kind' | 'slug'> | null }

/**
 * Which line of a cart the review of a bike is about: the one that is named, or else the last of that
 * bike. Null when it is not in the cart any more; another bike's line is never shown in its place.
 */
export function findBikeLine<Held extends Line>(
  lines: readonly Held[],
  slug: string,
  uid: string | null,
): Held | null {
  const isIt = ({ line, good }: Held) =>
    good?.kind === 'bike' && good.slug === slug && (uid === null || line.uid === uid)
  return lines.findLast(isIt) ?? null
}
