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
  unique,
} from 'drizzle-orm/pg-core'
import { texts } from './json-column.server.ts'
import { instant } from './instant.server.ts'

export const makers = pgTable('makers', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** The manufacturer and responsible person that the law requires to be shown. */
  record: jsonb().notNull(),
})

/** Locations with stock: warehouses that dispatch, stores that hand over. */
export const places = pgTable('places', {
  code: text().primaryKey(),
  kind: text().$type<'warehouse' | 'store'>().notNull(),
  name: texts().notNull(),
  country: text().notNull(),
  workshopQueueDays: integer('workshop_queue_days').notNull(),
  /** Of a warehouse: which choice it is for a country (1 is the first), `*` for all others. */
  serves: jsonb()
    .$type<Readonly<Record<string, number>>>()
    .notNull()
    .default(sql`'{}'::jsonb`),
  position: integer().notNull(),
})

/** The filter values and their names in every language. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    attribute: text().notNull(),
    value: text().notNull(),
    name: texts().notNull(),
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
    /** 1 at the top level. */
    level: integer().notNull(),
    position: integer().notNull(),
    name: texts().notNull(),
    /** The landing texts, the scene and the rule that assigns products. */
    record: jsonb().notNull(),
  },
  (table) => [index('categories_parent').on(table.parentId)],
)

export const sections = pgTable('sections', {
  key: text().primaryKey(),
  /** The section number in the API; frame and size share one, so it is not a key. */
  id: integer().notNull(),
  position: integer().notNull(),
  record: jsonb().notNull(),
})

/**
 * The products, of four kinds. The record is what the retailer entered, with defaults filled in; a child
 * bike's record leaves out what it shares with its parent, so nothing is stored twice.
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
    /** False for a build that its file names no longer; the row stays for old orders. */
    isListed: boolean('is_listed').notNull().default(true),
    record: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('products_parent').on(table.parentId),
    index('products_slug').on(table.slug),
    index('products_section').on(table.section),
  ],
)

/** A sellable item: one size in one colour. A product without options has one variant with its own SKU. */
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
    /** Working days when nothing is in stock; null when it is no longer available. */
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
    /** Breadcrumbs follow the first category. */
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
    /** The last count: pieces on the shelf, with those that orders have reserved and that are still there. */
    onHand: integer('on_hand').notNull(),
    /** Pieces of orders that have not left yet: what `orders.taken` says, added up. */
    reserved: integer().notNull().default(0),
    /** Pieces that can be sold. A count may be below what is reserved; then there are none. */
    available: integer()
      .notNull()
      .generatedAlwaysAs(sql`greatest(on_hand - reserved, 0)`),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.place] }),
    check('stock_never_negative', sql`${table.onHand} >= 0 and ${table.reserved} >= 0`),
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
    /** First and last day on the shop's clock, both included. */
    specialFrom: date('special_from'),
    specialTo: date('special_to'),
    /** The start of the reduction, from which the 30 days before it are counted. */
    reducedSince: instant('reduced_since'),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.country] }),
    check(
      'prices_positive',
      sql`${table.price} >= 0 and (${table.special} is null or ${table.special} >= 0)`,
    ),
  ],
)

/** The price of a variant from a given time; past steps are never rewritten. Steps in the future are planned. */
export const priceHistory = pgTable(
  'price_history',
  {
    sku: text().notNull(),
    site: text().notNull(),
    currency: text().notNull(),
    /** Empty for the base price list. */
    country: text().notNull(),
    from: instant().notNull(),
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.site, table.currency, table.country, table.from] }),
  ],
)

/** Every path of the shop with its page: one lookup, and no two pages can share a path. The table is named `addresses`. */
export const pagePaths = pgTable(
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
