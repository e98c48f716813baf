import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { texts } from './json-column.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { instant } from './instant.server.ts'

/** A category or a tag; its code is part of the URL of its page. */
const topicColumns = () => ({
  code: text().primaryKey(),
  name: texts().notNull(),
  /** The introduction of its page. */
  lead: texts(),
})

/** The categories of the journal's stories; each story has one. */
export const storyCategories = pgTable('story_categories', topicColumns())

/** The tags of the journal's stories. */
export const storyTags = pgTable('story_tags', topicColumns())

/** A story of the journal; its texts are in `story_texts`, one row for each language. */
export const stories = pgTable('stories', {
  slug: text().primaryKey(),
  category: text()
    .notNull()
    .references(() => storyCategories.code),
  author: text().notNull(),
  authorRole: texts('author_role').notNull(),
  /** A sentence or two about the author, shown below the story. */
  authorNote: texts('author_note'),
  /** Null for a draft; in the future, the story is shown from then on. */
  publishedAt: instant('published_at'),
  /** When the story stops being shown. */
  expiresAt: instant('expires_at'),
  /** The last revision by its author, shown to readers and search engines. */
  revisedAt: instant('revised_at'),
  /** The landscape at its top. */
  scene: jsonb().notNull(),
  /** The codes of its tags. */
  tags: text().array().notNull().default([]),
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
