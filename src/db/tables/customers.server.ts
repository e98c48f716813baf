import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'
import type { Locale } from '#/i18n/locale.ts'

/** A person with an account on one site; the same email address may have another account on another site. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When the customer last followed a link sent to this email address; null if never. */
    emailProvenAt: instant('email_proven_at'),
    /** The language of the customer's mails. */
    locale: text().$type<Locale>().notNull(),
    /** Numbers of the customer's own addresses. */
    defaultShipping: integer('default_shipping'),
    defaultBilling: integer('default_billing'),
    /** The number of addresses that the customer ever had, so that a number is never used twice. */
    addressesMade: integer('addresses_made').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('customers_email').on(sql`lower(${table.email})`, table.site)],
)

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

/** Numbered within their customer, so that no number can address somebody else's. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    customerId: customerId(),
    number: integer().notNull(),
    address: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.number] })],
)

/** One login of one browser, through all renewals of its tokens. Deleting the row revokes it. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    site: text().notNull(),
    /** The key for deriving the next tokens. Useless without the token they replace. */
    secret: text().notNull(),
    /** Incremented with each renewal. */
    generation: integer().notNull().default(0),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    /** After this the password is required again, however often the session was renewed. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_ends_at').on(table.endsAt),
  ],
)

/**
 * Every token a session ever issued, as its SHA-256. Replaced ones stay, because the use of an old token
 * shows that it was stolen.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text().$type<'access' | 'refresh'>().notNull(),
    generation: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('session_tokens_session').on(table.sessionId),
    index('session_tokens_expires_at').on(table.expiresAt),
  ],
)

/** Links sent by mail that do one thing once; the newest replaces the one before. */
export const customerLinks = pgTable(
  'customer_links',
  {
    hash: text().primaryKey(),
    kind: text().$type<'reset' | 'email'>().notNull(),
    customerId: customerId(),
    /** The customer's new email address, once confirmed. */
    email: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('customer_links_newest').on(table.customerId, table.kind),
    index('customer_links_expires_at').on(table.expiresAt),
  ],
)

/** Newsletter subscribers, with the proof of their consent. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    site: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    status: text().$type<'subscribed' | 'unconfirmed' | 'unsubscribed'>().notNull(),
    locale: text().$type<Locale>().notNull(),
    source: text().notNull(),
    requestedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The link in the confirmation mail, as a hash, and its expiry. */
    linkHash: text('link_hash'),
    linkExpiresAt: instant('link_expires_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.email] }),
    uniqueIndex('newsletter_subscribers_link').on(table.linkHash),
  ],
)
