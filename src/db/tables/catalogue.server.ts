import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

type Texts = { en: string; de: string }

export const makers = pgTable('makers', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Manufacturer and responsible person as the law wants them shown. */
  record: jsonb().notNull(),
})

/** Where stock lies: warehouses that send, stores that hand over. */
export const places = pgTable('places', {
  code: text().primaryKey(),
  kind: text().$type<'warehouse' | 'store'>().notNull(),
  name: jsonb().$type<Texts>().notNull(),
  country: text().notNull(),
  workshopQueueDays: integer('workshop_queue_days').notNull(),
  position: integer().notNull(),
})

/** The values filters offer, named in every language. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    attribute: text().notNull(),
    value: text().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attribute, table.value] })],
)

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** 1 at the top. */
    level: integer().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    /** Landing texts, scene and the rule that fills it. */
    record: jsonb().notNull(),
  },
  (table) => [index('categories_parent').on(table.parentId)],
)

export const sections = pgTable('sections', {
  key: text().primaryKey(),
  /** The specification's number; frame and size share one, so it is no key. */
  id: integer().notNull(),
  position: integer().notNull(),
  record: jsonb().notNull(),
})

/**
 * What the shop sells, of four kinds. The record is what the retailer wrote, defaults filled in; a
 * child bike's leaves to its parent's what the two have in common, so nothing is said twice.
 */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'parent-bike' | 'child-bike' | 'accessory' | 'component'>().notNull(),
    sku: text().notNull().unique(),
    /** Components have no page. */
    slug: text(),
    parentId: integer('parent_id').references((): AnyPgColumn => products.id),
    section: text().references(() => sections.key),
    maker: text()
      .notNull()
      .references(() => makers.code),
    position: integer().notNull(),
    isActive: boolean('is_active').notNull(),
    record: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('products_parent').on(table.parentId),
    index('products_slug').on(table.slug),
    index('products_section').on(table.section),
  ],
)

/** What can be put in a cart: one size in one colour. A product without options has one, of its own SKU. */
export const variants = pgTable(
  'variants',
  {
    sku: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    size: text(),
    colour: text(),
    position: integer().notNull(),
    gtin: text(),
    grams: integer(),
    /** Working days when nothing is in stock; null when it cannot be had any more. */
    leadTimeDays: integer('lead_time_days'),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [index('variants_product').on(table.productId)],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** The first is the one breadcrumbs follow. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
)

export const stock = pgTable(
  'stock',
  {
    sku: text()
      .notNull()
      .references(() => variants.sku),
    place: text()
      .notNull()
      .references(() => places.code),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.place] }),
    check('stock_not_oversold', sql`${table.quantity} >= 0`),
  ],
)

/** List and special prices of a product or one of its variants, in minor units. */
export const prices = pgTable(
  'prices',
  {
    sku: text().notNull(),
    /** Empty for the base price; otherwise the country this fixed price is for. */
    country: text().notNull(),
    currency: text().notNull(),
    price: integer().notNull(),
    special: integer(),
    /** First and last day (UTC), both included. */
    specialFrom: date('special_from'),
    specialTo: date('special_to'),
    /** Since when it is reduced: what the 30 days before are counted from. */
    reducedSince: timestamp('reduced_since', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.country] }),
    check(
      'prices_positive',
      sql`${table.price} >= 0 and (${table.special} is null or ${table.special} >= 0)`,
    ),
  ],
)

/** What a variant cost and from when, never rewritten once it was in force. Steps ahead are planned ones. */
export const priceHistory = pgTable(
  'price_history',
  {
    sku: text().notNull(),
    site: text().notNull(),
    currency: text().notNull(),
    /** Empty for the base price list. */
    country: text().notNull(),
    from: timestamp({ withTimezone: true }).notNull(),
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.site, table.currency, table.country, table.from] }),
  ],
)

/** Every address of the shop with what lives there: one lookup, and no two things can share one. */
export const addresses = pgTable(
  'addresses',
  {
    path: text().primaryKey(),
    kind: text()
      .$type<'parent-bike' | 'child-bike' | 'accessory' | 'category' | 'content'>()
      .notNull(),
    entityId: integer('entity_id').notNull(),
  },
  (table) => [unique('addresses_entity').on(table.kind, table.entityId)],
)

export const redirects = pgTable('redirects', {
  path: text().primaryKey(),
  target: text().notNull(),
  status: integer().$type<301 | 302>().notNull(),
})
