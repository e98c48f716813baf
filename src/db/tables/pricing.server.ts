import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.server.ts'

/** Converts a price in pounds to a country's price; the home country needs no rule. */
export const priceRules = pgTable('price_rules', {
  country: text().primaryKey(),
  /** Null for a country that had a rule and now pays the home price. */
  rule: jsonb(),
  /** When the rule was last changed; null for one that was there before the first price was charged. */
  changedAt: instant('changed_at'),
})
