import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A person with an account on one site; the same address may have another on another site. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When the customer last followed a link that was sent to this address; null while nobody has. */
    emailProvenAt: instant('email_proven_at'),
    /** The language his mails are written in. */
    locale: text().$type<'en' | 'de'>().notNull(),
    /** Numbers of his own addresses. */
    defaultShipping: integer('default_shipping'),
    defaultBilling: integer('default_billing'),
    /** How many addresses he ever had, so that a number is never given out twice. */
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

/** Numbered within their customer: there is no number by which to ask for somebody else's. */
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

/** One login of one browser, through all renewals of its tokens. Revoking it is deleting it. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    site: text().notNull(),
    /** What successors are made with. Worth nothing without the token they succeed. */
    secret: text().notNull(),
    /** Rises with each renewal. */
    generation: integer().notNull().default(0),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    /** However often it is renewed, the password is asked for again after this. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_ends_at').on(table.endsAt),
  ],
)

/**
 * Every token a session ever gave out, as its SHA-256: those long replaced are kept, since whoever
 * shows one has stolen it or was stolen from.
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
    /** The address that is to become the customer's. */
    email: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('customer_links_newest').on(table.customerId, table.kind),
    index('customer_links_expires_at').on(table.expiresAt),
  ],
)

/** Who wants the newsletter, and the proof that he asked for it. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    site: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    status: text().$type<'subscribed' | 'unconfirmed' | 'unsubscribed'>().notNull(),
    locale: text().$type<'en' | 'de'>().notNull(),
    source: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The link of the mail that asks for confirmation, as a hash, and until when it holds. */
    linkHash: text('link_hash'),
    linkExpiresAt: instant('link_expires_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.email] }),
    uniqueIndex('newsletter_subscribers_link').on(table.linkHash),
  ],
)
