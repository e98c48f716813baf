import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'

/** The cart and page that a visitor takes from a screen in a store to their phone, once and within minutes. */
export const phoneHandovers = pgTable(
  'phone_handovers',
  {
    /** Only the hash of the code is stored. */
    codeHash: text('code_hash').primaryKey(),
    site: text().notNull(),
    /** A copy of the cart's lines and its coupon; null without a cart, and once the code is used. */
    cart: jsonb(),
    pieces: integer().notNull(),
    /** The page to continue on; null for none, and once the code is used. */
    path: text(),
    usedAt: instant('used_at'),
    /** The hash of the key with which the phone that used the code may send it again. */
    attemptHash: text('attempt_hash'),
    /** The id of the cart that the phone got and the page where it continues, for an answer that never arrived. */
    given: jsonb(),
    /** Once the code is used, the time until which its phone may send it again. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('phone_handovers_expires_at').on(table.expiresAt)],
)
