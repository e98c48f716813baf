import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Converts a price in pounds to a country's price; the home country needs no rule. */
export const priceRules = pgTable('price_rules', {
  country: text().primaryKey(),
  rule: jsonb().notNull(),
})
