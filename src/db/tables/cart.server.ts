import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { texts } from './json-column.server.ts'
import { instant } from './instant.server.ts'

/**
 * A cart is one row with all its lines: a change replaces the version that was read, so a line can
 * neither be lost nor doubled, and reading it takes one statement.
 */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    site: text().notNull(),
    /** Null for a guest's cart. */
    customerId: integer('customer_id'),
    isActive: boolean('is_active').notNull().default(true),
    /** The cart that took over the lines, so that a second merge has no effect. */
    mergedInto: text('merged_into'),
    version: integer().notNull().default(0),
    lines: jsonb().notNull().default([]),
    /** Every SKU in the lines, so that their stock can be read along with them. */
    skus: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    couponCode: text('coupon_code'),
    /** Changes that the shopper did not make, until an answer has reported them. */
    notices: jsonb().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_per_customer')
      .on(table.customerId, table.site)
      .where(sql`${table.isActive} and ${table.customerId} is not null`),
    index('carts_updated_at').on(table.updatedAt),
  ],
)

export const coupons = pgTable(
  'coupons',
  {
    /** In upper case; shoppers may type it in any case. */
    code: text().primaryKey(),
    kind: text().$type<'percent' | 'amount' | 'free-shipping'>().notNull(),
    /** Percent, or pence. */
    value: doublePrecision().notNull(),
    label: texts().notNull(),
    /** Pence. */
    minSpend: integer('min_spend'),
    /** Only products in one of these categories count; empty for all. */
    categoryPaths: text('category_paths')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** First and last day on the shop's clock, both included. */
    from: date(),
    to: date(),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    used: integer().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check(
      'coupons_not_overused',
      sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`,
    ),
  ],
)

/** Written with the order that used the coupon, deleted when that order fails or is cancelled as a whole. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    orderReference: text('order_reference').notNull(),
    /** Identifies the customer: the account, or a guest's mailbox; empty once the buyer is erased. */
    customerKey: text('customer_key').notNull(),
    /** The mailbox the order was placed with, so that an account and its guest orders count together. */
    mailboxKey: text('mailbox_key').notNull().default(''),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderReference] }),
    index('coupon_uses_customer').on(table.code, table.customerKey),
    index('coupon_uses_mailbox').on(table.code, table.mailboxKey),
  ],
)

/** Shipping costs by country. */
export const shippingRates = pgTable('shipping_rates', {
  country: text().primaryKey(),
  rate: jsonb().notNull(),
})
