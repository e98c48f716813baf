import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'
import type { Locale } from '#/i18n/locale.ts'

/** A quote for an employer: what a bike and its extras cost, at prices that are held until it expires. */
export const cycleQuotes = pgTable(
  'cycle_quotes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    site: text().notNull(),
    /** Null for a guest's quote, and once the account is erased. */
    customerId: integer('customer_id'),
    /** Identifies one press of the button, however often it is sent. */
    attemptId: text('attempt_id').notNull().unique(),
    state: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** In lower case; empty once the person is erased. */
    email: text().notNull(),
    provider: text().notNull(),
    /** Whether its first mail was sent; a mailbox with too many mails gets none about this quote. */
    isMailed: boolean('is_mailed').notNull().default(true),
    /** The number of the certificate that was handed in, in the spelling of `normalCertificate`. */
    certificate: text(),
    orderNumber: text('order_number'),
    currency: text().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    /** Everything else that was agreed: employer, address, delivery, lines, totals. */
    agreed: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was redeemed, declined or withdrawn, or expired. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('cycle_quotes_customer').on(table.customerId),
    index('cycle_quotes_email').on(table.email),
    index('cycle_quotes_expiry').on(table.state, table.expiresAt),
    // A certificate pays once. Whoever types somebody else's number first must not block its owner, so
    // only a redeemed certificate counts. The provider's name is no part of it: shoppers can type one.
    uniqueIndex('cycle_quotes_redeemed_certificate')
      .on(table.certificate)
      .where(sql`${table.state} = 'redeemed'`),
  ],
)

const quoteId = () =>
  integer('quote_id')
    .notNull()
    .references(() => cycleQuotes.id, { onDelete: 'cascade' })

/** The audit trail of a quote. */
export const cycleQuoteEvents = pgTable(
  'cycle_quote_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quoteId: quoteId(),
    step: text().notNull(),
    /** `shopper`, `clock`, or the name of the member of staff. */
    by: text().notNull(),
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('cycle_quote_events_quote').on(table.quoteId)],
)

/** The links that show a quote; only a hash of the token is stored. */
export const cycleQuoteLinks = pgTable(
  'cycle_quote_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    quoteId: quoteId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('cycle_quote_links_quote').on(table.quoteId)],
)
