import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#/i18n/locale.ts'

type Texts = { en: string; de: string }

/** What the journal's stories are sorted by. */
export const storyCategories = pgTable('story_categories', {
  code: text().primaryKey(),
  name: jsonb().$type<Texts>().notNull(),
})

/** A story of the journal; its words stand in `story_texts`, once for each language it is told in. */
export const stories = pgTable('stories', {
  slug: text().primaryKey(),
  category: text()
    .notNull()
    .references(() => storyCategories.code),
  author: text().notNull(),
  authorRole: jsonb('author_role').$type<Texts>().notNull(),
  /** Null as long as it is a draft; in the future, it is shown from then on. */
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** From when on it is no longer shown. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** When its author last went over it, which readers and search engines are told. */
  revisedAt: timestamp('revised_at', { withTimezone: true }),
  /** The landscape it opens with. */
  scene: jsonb().notNull(),
  /** The products it speaks of, by their addresses. */
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
    /** What the landscape shows, for who cannot see it. */
    picture: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
)
