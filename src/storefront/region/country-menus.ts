import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Category, categoryTrail, categoryTree } from '#/catalogue/model/category.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import { basePriceOf } from '#/catalogue/model/offer.ts'
import { categoryPositions } from '#/lister/index/category-positions.ts'
import { closedCountries } from '#/lister/listing/closed-countries.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'
import type { MenuRow } from '#/storefront/header/menu-tree.ts'

type Shelves = { index: ListerIndex; categories: readonly Category[]; now: Date }

export type CountryMenus = {
  /** Says which ways are closed to whom; where it is the same, so are the menus. */
  key: string
  /** The very same list again, so that what is made of it can be kept. */
  rowsFor(country: string): MenuRow[]
}

/** The menu as each country sees it: without ways that lead to nothing it could buy. */
export function createCountryMenus(rows: MenuRow[], shelves: Shelves): CountryMenus {
  const closed = new Map(rows.map(({ url }) => [url, url === null ? [] : closedTo(url, shelves)]))
  const made = new Map<string, MenuRow[]>()
  return {
    key: JSON.stringify([...closed]),
    rowsFor(country) {
      const known =
        made.get(country) ?? openRows(rows, ({ url }) => !closed.get(url)?.includes(country))
      made.set(country, known)
      return known
    },
  }
}

/** What is no shelf of the catalogue is open to everyone. */
function closedTo(url: string, { index, categories, now }: Shelves): readonly string[] {
  const category = categories.find(({ path }) => `/${path}/` === url)
  if (!category) return []
  const branch = { ...category, children: categoryTree(categories, category.id) }
  return closedCountries(
    index,
    categoryPositions(index, branch, categoryTrail(categories, category), now),
  )
}

/** An entry goes with all below it, and a column that is left empty is closed up. */
export function openRows(rows: MenuRow[], isOpen: (row: MenuRow) => boolean): MenuRow[] {
  const kept = new Map<number, MenuRow>()
  for (const row of rows)
    if (isOpen(row) && (row.parentId === null || kept.has(row.parentId))) kept.set(row.id, row)
  if (kept.size === rows.length) return rows
  const open = [...kept.values()]
  const columns = Map.groupBy(open, ({ parentId }) => parentId)
  return open.map((row) => {
    const used = new Set(columns.get(row.parentId)?.map(({ column }) => column))
    return { ...row, column: [...used].toSorted((a, b) => a - b).indexOf(row.column) }
  })
}

/** Whether nothing has changed that could open or close a way: an order and most new prices do neither. */
export function areShelvedAlike(
  before: readonly CatalogueEntry[],
  after: readonly CatalogueEntry[],
): boolean {
  const changed = newOffers(before, after)
  if (!changed) return false
  const ids = new Set(changed.map(({ id }) => id))
  const old = new Map(before.filter(({ id }) => ids.has(id)).map((entry) => [entry.id, entry]))
  return changed.every((entry) => reductionsOf(entry) === reductionsOf(old.get(entry.id)))
}

const reductionsOf = (entry: CatalogueEntry | undefined) =>
  JSON.stringify(
    entry?.offers.map((offer) => {
      const base = basePriceOf(offer)
      if (!base?.special || base.special.price >= base.price) return base !== null
      return [base.special.from, base.special.to]
    }),
  )
