import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { texts } from './json-column.server.ts'
import type { Locale } from '#/i18n/locale.ts'

/** The categories of the journal's stories. */
export const storyCategories = pgTable('story_categories', {
  code: text().primaryKey(),
  name: texts().notNull(),
})

/** A story of the journal; its texts are in `story_texts`, one row for each language. */
export const stories = pgTable('stories', {
  slug: text().primaryKey(),
  category: text()
    .notNull()
    .references(() => storyCategories.code),
  author: text().notNull(),
  authorRole: texts('author_role').notNull(),
  /** Null for a draft; in the future, the story is shown from then on. */
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** When the story stops being shown. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** The last revision by its author, shown to readers and search engines. */
  revisedAt: timestamp('revised_at', { withTimezone: true }),
  /** The landscape at its top. */
  scene: jsonb().notNull(),
  /** The products it mentions, by slug. */
  products: text().array().notNull(),
})

export const storyTexts = pgTable(
  'story_texts',
  {
    slug: text()
      .notNull()
      .references(() => stories.slug, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** The alternative text of the landscape. */
    picture: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
