import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'
import type { Locale } from '#/i18n/locale.ts'

/** Proof of what visitors have agreed to and withdrawn. Nothing in it says who they are. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Random, and known to the visitor's browser alone; all decisions of one browser share it. */
    consentId: text('consent_id').notNull(),
    site: text().notNull(),
    /** The language that the visitor was asked in. */
    locale: text().$type<Locale>().notNull(),
    /** The revision of the list that the visitor saw. */
    revision: integer().notNull(),
    /** The optional categories that were accepted; empty for a withdrawal. */
    categories: text().array().notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** When the proof is no longer needed. */
    deleteAt: instant('delete_at').notNull(),
  },
  (table) => [
    index('consents_consent_id').on(table.consentId),
    index('consents_delete_at').on(table.deleteAt),
  ],
)
