import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'
import type { Locale } from '#/i18n/locale.ts'

/**
 * An order is a document: the items, prices and addresses as they were on the day. Only its state and what
 * follows from it ever change.
 */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Easy to read out on the telephone; reveals nothing about the number of orders. */
    number: text().notNull().unique(),
    site: text().notNull(),
    /** Null for a guest's order, and once the account is erased. */
    customerId: integer('customer_id'),
    cartId: text('cart_id').notNull(),
    /** Identifies one press of the order button, however often it is sent. */
    attemptId: text('attempt_id').notNull().unique(),
    /** The order's number at an external checkout. */
    providerNumber: text('provider_number').unique(),
    state: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** In lower case, for lookups. */
    email: text().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    itemCount: integer('item_count').notNull(),
    couponCode: text('coupon_code'),
    /** Everything else that was agreed: contact, addresses, delivery, payment, lines, totals. */
    agreed: jsonb().notNull(),
    /** The stock it has reserved and that has not left yet, by place. */
    taken: jsonb().notNull(),
    /** The stock that has left for it, by the place it was taken from. */
    sent: jsonb()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The network that an unpaid order was placed from, as a hash; null once the payment is settled. */
    reservedBy: text('reserved_by'),
    /** The value of an unpaid order in pence, whatever its currency; null once the payment is settled. */
    reservedPence: integer('reserved_pence'),
    placedAt: instant('placed_at').notNull(),
    paidAt: instant('paid_at'),
    /** When a page reported the purchase to the data layer, which counts it once. */
    reportedAt: instant('reported_at'),
    /** When it was handed to the carrier, or was ready for collection. */
    sentAt: instant('sent_at'),
    /** When the buyer received it, which starts the withdrawal period. */
    deliveredAt: instant('delivered_at'),
    /** When it failed, was cancelled or refunded. */
    endedAt: instant('ended_at'),
    /** The buyer asked for erasure while it was open: its address is needed until it is closed. */
    isErasedWhenClosed: boolean('is_erased_when_closed').notNull().default(false),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_placed_at').on(table.placedAt),
    index('orders_cart').on(table.cartId),
    index('orders_pending')
      .on(table.placedAt)
      .where(sql`${table.state} = 'pending'`),
    index('orders_reserved_by')
      .on(table.reservedBy)
      .where(sql`${table.state} = 'pending'`),
    index('orders_held')
      .on(table.placedAt)
      .where(sql`${table.state} = 'held'`),
    index('orders_collection')
      .on(sql`(${table.agreed} #>> '{delivery,place}')`)
      .where(sql`${table.state} in ('processing', 'ready')`),
    check('orders_total', sql`${table.total} >= 0`),
    // An order from before this rule may break it: it can be cancelled or refunded, but not dispatched.
    check(
      'orders_never_below_zero',
      sql`${table.state} in ('complete', 'cancelled', 'refunded', 'declined', 'timed-out') or not (
        jsonb_path_exists(${table.agreed}, '$.lines[*].*.amount ? (@ < 0)')
        or jsonb_path_exists(${table.agreed}, '$.lines[*] ? (@.discount.amount > @.total.amount)')
        or jsonb_path_exists(${table.agreed}, '$.totals.*.amount ? (@ < 0)'))`,
    ),
  ],
)

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** The history of an order, step by step. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    step: text().notNull(),
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
)

export const shipments = pgTable(
  'shipments',
  {
    number: text().primaryKey(),
    orderId: orderId(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    lines: jsonb().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('shipments_order').on(table.orderId)],
)

export const invoices = pgTable('invoices', {
  number: text().primaryKey(),
  orderId: orderId().unique(),
  issuedAt: instant('issued_at').notNull(),
})

export const creditMemos = pgTable(
  'credit_memos',
  {
    number: text().primaryKey(),
    orderId: orderId(),
    /** Minor units of the order's currency. */
    amount: integer().notNull(),
    reason: text().notNull(),
    /** `cancel` for pieces that were never dispatched, `refund` for everything else. */
    kind: text().$type<'cancel' | 'refund'>().notNull().default('refund'),
    /** The pieces it covers, by line; empty for a sum that was just agreed on. */
    lines: jsonb()
      .notNull()
      .default(sql`'[]'::jsonb`),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    index('credit_memos_order').on(table.orderId),
    check('credit_memos_amount', sql`${table.amount} >= 0`),
  ],
)

/** Money owed to a buyer. It is stored with the credit note, before the provider is called. */
export const refunds = pgTable(
  'refunds',
  {
    /** The credit note's number, and the provider's idempotency key. */
    key: text().primaryKey(),
    orderId: orderId(),
    /** Minor units of the order's currency. */
    amount: integer().notNull(),
    state: text().$type<'requested' | 'refunded' | 'refused' | 'by-hand'>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_requested')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/** The last number of a series without gaps. The row stays locked until the number is used. */
export const documentCounters = pgTable(
  'document_counters',
  {
    site: text().notNull(),
    series: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.series] })],
)

/** The link in a mail that shows one order without a login. */
export const orderLinks = pgTable(
  'order_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: orderId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('order_links_expires_at').on(table.expiresAt)],
)

/** A buyer's declaration of withdrawal. It is valid once made, whether or not the order is found. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    reference: text().primaryKey(),
    /** Null when no order has that number and email address. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    site: text().notNull(),
    orderNumber: text('order_number').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The chosen items, by line; empty for everything that may be returned. */
    lines: jsonb().notNull(),
    isLate: boolean('is_late').notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [index('withdrawals_order').on(table.orderId)],
)

/** Transfers a cart to the checkout of another country, once and within a minute. */
export const checkoutCodes = pgTable(
  'checkout_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** A second code for the same cart voids the first. */
    cartId: text('cart_id').notNull().unique(),
    customerId: integer('customer_id'),
    country: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('checkout_codes_expires_at').on(table.expiresAt)],
)

/** The language in which a cart was handed to an external checkout, for when its order comes back. */
export const checkoutHandovers = pgTable(
  'checkout_handovers',
  {
    cartId: text('cart_id').primaryKey(),
    locale: text().$type<Locale>().notNull(),
    handedAt: instant('handed_at').notNull(),
  },
  (table) => [index('checkout_handovers_handed_at').on(table.handedAt)],
)
