import type { Locale } from '#/i18n/locale.ts'
import { foreignKey, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'

/** A page made of blocks; its path is in `addresses`. */
export const contentPages = pgTable('content_pages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The name that its files and the command line use. */
  key: text().notNull().unique(),
  path: text().notNull(),
})

/** Each saved state of a page. Versions are never changed, so that any of them can be shown again. */
export const contentVersions = pgTable(
  'content_versions',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** `json` keeps the order of fields, so that exported files look like the imported ones. */
    document: json().notNull(),
    author: text().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
)

/** The periods in which versions of a page are shown; `content/publication.ts` decides which one wins. */
export const contentPublications = pgTable(
  'content_publications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pageId: integer('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    /** Null takes the page down. */
    version: integer(),
    /** The site it applies to; null for all. */
    site: text(),
    from: instant().notNull(),
    until: instant(),
    author: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.pageId, table.version],
      foreignColumns: [contentVersions.pageId, contentVersions.number],
    }),
  ],
)

/** Links that show one version of a page before it is published; only the hash of each token is stored. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    tokenHash: text('token_hash').primaryKey(),
    pageId: integer('page_id').notNull(),
    version: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.pageId, table.version],
      foreignColumns: [contentVersions.pageId, contentVersions.number],
    }).onDelete('cascade'),
    index('content_previews_expires_at').on(table.expiresAt),
  ],
)

/** Texts that appear in several places of the shop, by handle and language. */
export const contentGlobals = pgTable(
  'content_globals',
  {
    handle: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Markdown. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.handle, table.locale] })],
)
