import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

/** One entry of the main menu; its children are the next level. */
export type MenuEntry = {
  id: number
  title: Localised
  url: string | null
  badge: Localised | null
  /** The column of the panel, from 0. */
  column: number
  /** The asset name of the panel's picture. */
  picture: string | null
  children: MenuEntry[]
}

/** What every page shows of an entry, in the visitor's language; the rest comes with its panel. */
export type MenuLink = ChildLink & { id: number; children: ChildLink[] }
type ChildLink = { title: string; url: string }

export const menuLinks = (entries: readonly MenuEntry[], locale: Locale): MenuLink[] =>
  entries.map((entry) => ({
    id: entry.id,
    ...linkTo(entry, locale),
    children: entry.children.map((child) => linkTo(child, locale)),
  }))

const linkTo = ({ title, url }: MenuEntry, locale: Locale): ChildLink => ({
  title: title[locale],
  url: url ?? '/',
})

/** An entry as it is stored: the tree flattened in reading order. */
export type MenuRow = Omit<MenuEntry, 'children'> & {
  parentId: number | null
  level: number
  lft: number
}

const texts = v.strictObject({ en: v.string(), de: v.string() })
const pagePath = v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+\/)*$/))
const panelLink = v.strictObject({ title: texts, url: pagePath, badge: v.optional(texts) })

/** A retailer's menu file: top entries, each with the columns of its panel. */
export const menuFile = v.array(
  v.strictObject({
    title: texts,
    url: pagePath,
    picture: v.optional(v.string()),
    columns: v.array(v.array(panelLink)),
  }),
)
export type MenuFile = v.InferOutput<typeof menuFile>

/** Numbers the entries in reading order; that and the parent ids are enough to rebuild the tree. */
export function menuRows(file: MenuFile): MenuRow[] {
  const rows: MenuRow[] = []
  const push = (entry: Omit<MenuRow, 'id' | 'lft'>) => {
    const id = rows.length + 1
    rows.push({ ...entry, id, lft: id })
    return id
  }
  for (const { title, url, picture = null, columns } of file) {
    const parentId = push({ title, url, picture, badge: null, column: 0, parentId: null, level: 1 })
    for (const [column, links] of columns.entries())
      for (const { title: name, url: to, badge = null } of links)
        push({ title: name, url: to, badge, column, picture: null, parentId, level: 2 })
  }
  return rows
}

export function menuTree(rows: readonly MenuRow[], parent: number | null = null): MenuEntry[] {
  return rows
    .filter(({ parentId }) => parentId === parent)
    .toSorted((a, b) => a.lft - b.lft)
    .map(({ id, title, url, badge, column, picture }) => ({
      id,
      title,
      url,
      badge,
      column,
      picture,
      children: menuTree(rows, id),
    }))
}
