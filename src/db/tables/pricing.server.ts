import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** How a price in pounds becomes a country's own; home needs none. */
export const priceRules = pgTable('price_rules', {
  country: text().primaryKey(),
  rule: jsonb().notNull(),
})
