import { doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { places } from './catalogue.server.ts'

type Texts = { en: string; de: string }

/** What visitors need to know about a store; its name, country and stock are those of its place. */
export const stores = pgTable('stores', {
  code: text()
    .primaryKey()
    .references(() => places.code, { onDelete: 'cascade' }),
  street: text().notNull(),
  postcode: text().notNull(),
  city: jsonb().$type<Texts>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  /** Time zone, week, public holidays and exceptions. */
  hours: jsonb().notNull(),
  services: text().array().notNull(),
  lead: jsonb().$type<Texts>().notNull(),
  directions: jsonb().$type<Texts>().notNull(),
  /** The landscape at the top of its page, and its alternative text. */
  scene: jsonb().notNull(),
  picture: jsonb().$type<Texts>().notNull(),
})
