import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Category, categoryTrail, categoryTree } from '#/catalogue/model/category.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import { basePriceOf } from '#/catalogue/model/offer.ts'
import { categoryPositions } from '#/lister/index/category-positions.ts'
import { closedCountries } from '#/lister/listing/closed-countries.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'
import type { MenuRow } from '#/storefront/header/menu-tree.ts'

type CatalogueInputs = { index: ListerIndex; categories: readonly Category[]; now: Date }

export type CountryMenus = {
  /** Encodes which URLs are closed to which countries; equal keys mean equal menus. */
  key: string
  /** Returns the same array each time, so that results derived from it can be memoized. */
  rowsFor(country: string): MenuRow[]
}

/** The menu of each country, without links that lead to nothing sold there. */
export function createCountryMenus(rows: MenuRow[], inputs: CatalogueInputs): CountryMenus {
  const closed = new Map(rows.map(({ url }) => [url, url === null ? [] : closedTo(url, inputs)]))
  const menus = new Map<string, MenuRow[]>()
  return {
    key: JSON.stringify([...closed]),
    rowsFor(country) {
      const known =
        menus.get(country) ?? openRows(rows, ({ url }) => !closed.get(url)?.includes(country))
      menus.set(country, known)
      return known
    },
  }
}

/** A URL that is not a category is open to everyone. */
function closedTo(url: string, { index, categories, now }: CatalogueInputs): readonly string[] {
  const category = categories.find(({ path }) => `/${path}/` === url)
  if (!category) return []
  const branch = { ...category, children: categoryTree(categories, category.id) }
  return closedCountries(
    index,
    categoryPositions(index, branch, categoryTrail(categories, category), now),
  )
}

/** A hidden entry takes its children with it, a column left empty its heading, and the others close up. */
export function openRows(rows: MenuRow[], isOpen: (row: MenuRow) => boolean): MenuRow[] {
  const visible = new Map<number, MenuRow>()
  for (const row of rows)
    if (isOpen(row) && (row.parentId === null || visible.has(row.parentId)))
      visible.set(row.id, row)
  if (visible.size === rows.length) return rows
  const columns = Map.groupBy(
    [...visible.values()].filter(({ url }) => url !== null),
    ({ parentId }) => parentId,
  )
  return [...visible.values()].flatMap((row) => {
    if (row.column === null) return row
    const used = new Set(columns.get(row.parentId)?.map(({ column }) => column ?? -1))
    if (!used.has(row.column)) return []
    used.delete(-1)
    return { ...row, column: [...used].toSorted((a, b) => a - b).indexOf(row.column) }
  })
}

/** Whether the change cannot show or hide a menu link: an order and most new prices cannot. */
export function haveSameMenu(
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
