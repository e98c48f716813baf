import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'
import type { Locale } from '#/i18n/locale.ts'

/** A build that a shopper saved in the configurator. Whoever has its code can open it. */
export const savedBuilds = pgTable(
  'saved_builds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In the spelling of `readCode`. */
    code: text().notNull().unique(),
    /** Null for a guest's build. */
    customerId: integer('customer_id'),
    /** A hash of the key in the guest's cookie; null once a customer has claimed the build. */
    guestHash: text('guest_hash'),
    productId: integer('product_id').notNull(),
    fingerprint: text().notNull(),
    name: text(),
    site: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    /** Minor units; null if it could not be bought when it was saved. */
    price: integer(),
    /** The choice, with the names that everything had. */
    snapshot: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Null for a customer's build. */
    deleteAt: instant('delete_at'),
    /** Set when its owner deleted it; for a while they can restore it. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    // The same build saved twice by the same owner is one build, whoever is faster.
    uniqueIndex('saved_builds_customer')
      .on(table.customerId, table.fingerprint)
      .where(sql`${table.customerId} is not null`),
    uniqueIndex('saved_builds_guest')
      .on(table.guestHash, table.fingerprint)
      .where(sql`${table.guestHash} is not null`),
    index('saved_builds_delete_at').on(table.deleteAt),
    index('saved_builds_deleted_at').on(table.deletedAt),
  ],
)
