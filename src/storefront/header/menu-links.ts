type ChildLink = { title: string; url: string; badge?: string }

/** Links of one column; without a title where the retailer gave none. */
export type MenuGroup = { title: string | null; links: ChildLink[] }

/** A top entry as every page shows it, in the visitor's language; the product of its panel comes with the panel. */
export type MenuLink = {
  id: number
  title: string
  url: string
  /** The words of the link to everything in it; null where the retailer gave none. */
  all: string | null
  /** The URL of its picture in the menu of phones. */
  picture: string | null
  groups: MenuGroup[]
}

/** An entry of the menu in one language. */
type TextRow = {
  id: number
  parentId: number | null
  title: string
  url: string | null
  badge: string | null
  column: number | null
  picture: string | null
}

/**
 * The links of the menu, from its entries in reading order. Below a top entry an entry without a column is the link to
 * everything, and one without a URL is the heading of its column.
 */
export const linksOf = (rows: readonly TextRow[]): MenuLink[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, title, url, picture }) => {
      const below = rows.filter(({ parentId }) => parentId === id)
      const columns = Map.groupBy(below, ({ column }) => column)
      return {
        id,
        title,
        url: url ?? '/',
        all: columns.get(null)?.[0]?.title ?? null,
        picture: picture === null ? null : `/img/w_160/${picture}`,
        groups: [...columns]
          .filter(([column]) => column !== null)
          .map(([, entries]) => groupOf(entries))
          .filter(({ links }) => links.length > 0),
      }
    })

const groupOf = (entries: readonly TextRow[]): MenuGroup => ({
  title: entries.find(({ url }) => url === null)?.title ?? null,
  links: entries.flatMap(({ title, url, badge }) =>
    url === null ? [] : { title, url, ...(badge !== null && { badge }) },
  ),
})
