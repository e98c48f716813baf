import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { linksOf, type MenuLink } from './menu-links.ts'

/** One entry of the main menu; its children are the links of its panel. */
export type MenuEntry = {
  id: number
  title: Localised
  url: string | null
  badge: Localised | null
  /** The column of the panel, from 0; null for a top entry, and for its link to everything. */
  column: number | null
  /** The asset name of the picture of a top entry: the product that its panel shows. */
  picture: string | null
  children: MenuEntry[]
}

export const menuLinks = (rows: readonly MenuRow[], locale: Locale): MenuLink[] =>
  linksOf(
    rows.map(({ title, badge, ...row }) => ({
      ...row,
      title: title[locale],
      badge: badge?.[locale] ?? null,
    })),
  )

/** An entry as it is stored: the tree flattened in reading order. */
export type MenuRow = Omit<MenuEntry, 'children'> & {
  parentId: number | null
  level: number
  lft: number
}

const texts = inEveryLocale(v.string())
const pagePath = v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+\/)*$/))
const panelLink = v.strictObject({ title: texts, url: pagePath, badge: v.optional(texts) })

const panelLinks = v.array(panelLink)
const column = v.union([panelLinks, v.strictObject({ title: texts, links: panelLinks })])

/** A retailer's menu file: top entries, each with the columns of its panel. */
export const menuFile = v.array(
  v.strictObject({
    title: texts,
    url: pagePath,
    /** The words of the link to everything, such as "All road bikes". */
    all: v.optional(texts),
    picture: v.optional(v.string()),
    columns: v.array(column),
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
  for (const { title, url, all, picture = null, columns } of file) {
    const top = { badge: null, column: null, parentId: null, level: 1 }
    const parentId = push({ ...top, title, url, picture })
    const child = { badge: null, picture: null, parentId, level: 2 }
    if (all) push({ ...child, title: all, url, column: null })
    for (const [at, given] of columns.entries()) {
      const { title: heading, links } = Array.isArray(given) ? { links: given } : given
      if (heading) push({ ...child, title: heading, url: null, column: at })
      for (const { badge = null, ...link } of links) push({ ...child, ...link, badge, column: at })
    }
  }
  return rows
}

/** Whether the entry below a top entry is neither a heading nor the link to everything. */
const isPanelLink = ({ level, url, column: at }: MenuRow) =>
  level === 1 || (url !== null && at !== null)

export function menuTree(rows: readonly MenuRow[], parent: number | null = null): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parent && isPanelLink(row))
    .toSorted((a, b) => a.lft - b.lft)
    .map(({ id, title, url, badge, column: at, picture }) => ({
      id,
      title,
      url,
      badge,
      column: at,
      picture,
      children: menuTree(rows, id),
    }))
}
