import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './orders.server.ts'
import { instant } from './instant.server.ts'
import type { Locale } from '#/i18n/locale.ts'

/** A warranty claim as it was made, with its current state. */
export const warrantyClaims = pgTable(
  'warranty_claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    site: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Identifies one press of the button, however often it is sent. */
    attemptId: text('attempt_id').notNull().unique(),
    /** Null for a guest. */
    customerId: integer('customer_id'),
    /** Null when no order has that number and email address; only staff see which it is. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    state: text().notNull(),
    /** In lower case, for lookups. */
    email: text().notNull(),
    /** All other answers of the form. */
    answers: jsonb().notNull(),
    madeAt: instant('made_at').notNull(),
    /** The claim and its files are deleted after this date. */
    retainedUntil: instant('retained_until').notNull(),
  },
  (table) => [
    index('warranty_claims_customer').on(table.customerId),
    index('warranty_claims_email').on(table.email),
    index('warranty_claims_order').on(table.orderId),
    index('warranty_claims_retained_until').on(table.retainedUntil),
  ],
)

/** The history of a claim: every change of state and every message. */
export const warrantyEvents = pgTable(
  'warranty_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => warrantyClaims.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text().$type<'customer' | 'staff'>().notNull(),
    /** Identifies one press of the customer's button, however often it is sent. */
    attemptId: text('attempt_id').unique(),
    /** The member of staff; for the audit, never shown to the customer. */
    staffName: text('staff_name'),
    /** The state before, and after; both null for a message that changes nothing. */
    fromState: text('from_state'),
    toState: text('to_state'),
    message: text(),
  },
  (table) => [index('warranty_events_claim').on(table.claimId)],
)

/** A link to a claim, as in its mails; only the hash of its token is stored. */
export const warrantyLinks = pgTable(
  'warranty_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => warrantyClaims.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('warranty_links_claim').on(table.claimId),
    index('warranty_links_expires_at').on(table.expiresAt),
  ],
)

/** A picture, a video or a proof of purchase, from its first byte until it is deleted. */
export const warrantyUploads = pgTable(
  'warranty_uploads',
  {
    /** Unguessable: whoever knows it may continue, see and submit an upload that is in no claim yet. */
    id: text().primaryKey(),
    /** Null until the claim is made. */
    claimId: integer('claim_id').references(() => warrantyClaims.id, { onDelete: 'set null' }),
    /** The order of the files in their claim. */
    position: integer().notNull().default(0),
    kind: text().$type<'picture' | 'video' | 'proof'>().notNull(),
    /** The file's name on the customer's device; only shown, never a path. */
    name: text().notNull(),
    /** Announced before the first byte. */
    size: integer().notNull(),
    received: integer().notNull().default(0),
    /** Null until the whole file has arrived and been checked. */
    mediaType: text('media_type'),
    /** A hash of the network it comes from; null once it belongs to a claim. */
    sentBy: text('sent_by'),
    startedAt: instant('started_at').notNull(),
    /** When the file is deleted; null while it belongs to a claim. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('warranty_uploads_claim').on(table.claimId),
    index('warranty_uploads_expires_at').on(table.expiresAt),
    index('warranty_uploads_sent_by').on(table.sentBy),
  ],
)

/**
 * The pieces that an upload consists of in the file store. A row is written before its file, so that no file
 * is ever without one.
 */
export const warrantyUploadParts = pgTable(
  'warranty_upload_parts',
  {
    key: text().primaryKey(),
    uploadId: text('upload_id')
      .notNull()
      .references(() => warrantyUploads.id),
    /** The offset in the upload; null while the part does not count. */
    startsAt: integer('starts_at'),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [index('warranty_upload_parts_upload').on(table.uploadId)],
)
