import { dayOf } from '#/catalogue/bank-holidays.ts'
import type { Country } from '#/country/country.ts'
import type { PriceBook, PriceRule } from '#/pricing/price-rule.ts'
import type { PriorPrices } from './entry-price.ts'
import type { ListerIndex } from './lister-index.ts'
import { createShelf, type Shelf } from './shelf.ts'

export type ShelfWish = { site: string; country: Country; book: PriceBook; now: Date }
export type Shelves = { index: ListerIndex; shelfFor(wish: ShelfWish): Shelf }

type Held = { day: string; rule: PriceRule; shelf: Shelf }

/** One shelf per site and country, made when first asked for, and anew with the day or the price rule. */
export function createShelves(
  index: ListerIndex,
  priors: ReadonlyMap<string, PriorPrices>,
): Shelves {
  const held = new Map<string, Held>()
  return {
    index,
    shelfFor({ site, country, book, now }) {
      const [key, day, rule] = [`${site} ${country.code}`, dayOf(now), book.ruleFor(country)]
      const known = held.get(key)
      if (known?.day === day && known.rule === rule) return known.shelf
      const shelf = createShelf(index, {
        priors: priors.get(site) ?? new Map(),
        book,
        country,
        now,
      })
      held.set(key, { day, rule, shelf })
      return shelf
    },
  }
}
