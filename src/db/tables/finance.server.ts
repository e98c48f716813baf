import { check, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { texts } from './json-column.server.ts'
import { sql } from 'drizzle-orm'

/** The loans a lender offers through the shop; amounts in pence. */
export const financeProducts = pgTable('finance_products', {
  id: text().primaryKey(),
  name: text().notNull(),
  months: integer().notNull(),
  /** The annual rate in per cent, all costs included. */
  apr: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  minLoan: integer('min_loan').notNull(),
  maxLoan: integer('max_loan'),
})

/** The legal notice for every monthly price; there is one row. */
export const financeTerms = pgTable(
  'finance_terms',
  {
    id: integer().primaryKey().default(1),
    notice: texts().notNull(),
    examplePrice: integer('example_price').notNull(),
    exampleDepositPercent: integer('example_deposit_percent').notNull(),
    /** The loan of the example; null for the longest and cheapest. */
    exampleProductId: text('example_product_id'),
  },
  ({ id }) => [check('finance_terms_one_row', sql`${id} = 1`)],
)
