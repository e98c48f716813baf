import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { contentPages } from './content.server.ts'

/** The numbers of readers who found an article helpful or not. Nothing is stored about the readers. */
export const helpVotes = pgTable(
  'help_votes',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.locale] })],
)
