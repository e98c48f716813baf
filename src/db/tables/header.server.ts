import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { texts } from './json-column.server.ts'
import { instant } from './instant.server.ts'

/** The main menu as a nested set: `lft` orders it, `level` and `parentId` restore the tree. */
export const menuEntries = pgTable('menu_entries', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  level: integer().notNull(),
  lft: integer().notNull(),
  title: texts().notNull(),
  url: text(),
  /** The column of the parent's panel. */
  panelColumn: integer('panel_column'),
  badge: texts(),
  /** The picture of a panel, by the name of its asset. */
  picture: text(),
})

/** The message above the header: its text, audience and period. */
export const siteMessages = pgTable('site_messages', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  title: texts().notNull(),
  body: texts(),
  url: text(),
  urlLabel: texts('url_label'),
  theme: text().$type<'plain' | 'offer' | 'warning'>().notNull(),
  isDismissible: boolean('is_dismissible').notNull(),
  /** Empty lists mean everyone. */
  sites: text().array().notNull(),
  countries: text().array().notNull(),
  from: instant(),
  to: instant(),
})
