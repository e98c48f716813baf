import type { Card } from '#/lister/cards/card.ts'
import type { MenuEntry } from '#/storefront/header/menu-tree.ts'

/** A bike's slug begins with the name of its family. */
export const familyOf = (slug: string): string => slug.split('-', 1)[0] ?? slug

const latestShown = 3

/** The newest bike of each family that is in stock; reduced bikes have a section of their own. */
export function pickLatest(newestFirst: readonly Card[]): Card[] {
  const bikes = newestFirst.filter(isFreshBike)
  const families = bikes.map(({ slug }) => familyOf(slug))
  return bikes
    .filter((_bike, index) => families.indexOf(families[index] ?? '') === index)
    .slice(0, latestShown)
}

/** Any other badge means sold out or ex-demo. */
const isFreshBike = ({ kind, was, badges }: Card): boolean =>
  kind !== 'accessory' &&
  was === null &&
  badges.every((badge) => badge === 'new' || badge === 'electric')

/** The entries with a URL, without those below another entry's URL: jerseys are clothing. */
export function outermost(entries: readonly MenuEntry[]): (MenuEntry & { url: string })[] {
  const linked = entries.flatMap((entry) =>
    entry.url === null ? [] : { ...entry, url: entry.url },
  )
  return linked.filter(
    ({ url }) => !linked.some((other) => other.url !== url && url.startsWith(other.url)),
  )
}
