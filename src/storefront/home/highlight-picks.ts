import type { Card } from '#/lister/cards/card.ts'
import type { MenuEntry } from '#/storefront/header/menu-tree.ts'

/** What a bike's name begins with is what the whole family is called. */
export const familyOf = (slug: string): string => slug.split('-', 1)[0] ?? slug

const latestShown = 3

/** The first of each family among new bikes that can be had; what is reduced has its own place. */
export function pickLatest(newestFirst: readonly Card[]): Card[] {
  const bikes = newestFirst.filter(isFreshBike)
  const families = bikes.map(({ slug }) => familyOf(slug))
  return bikes
    .filter((_bike, index) => families.indexOf(families[index] ?? '') === index)
    .slice(0, latestShown)
}

/** Neither sold out, nor ridden before, nor reduced. */
const isFreshBike = ({ isBike, was, badges }: Card): boolean =>
  isBike && was === null && badges.every((badge) => badge === 'new' || badge === 'electric')

/** Entries that lead somewhere, without those that are a part of another: jerseys are clothing. */
export function outermost(entries: readonly MenuEntry[]): (MenuEntry & { url: string })[] {
  const linked = entries.flatMap((entry) =>
    entry.url === null ? [] : { ...entry, url: entry.url },
  )
  return linked.filter(
    ({ url }) => !linked.some((other) => other.url !== url && url.startsWith(other.url)),
  )
}
