import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { places } from './catalogue.server.ts'
import { instant } from './instant.server.ts'
import { texts } from './json-column.server.ts'

/** The facts about a store that visitors need; its name, country and stock are those of its place. */
export const stores = pgTable('stores', {
  code: text()
    .primaryKey()
    .references(() => places.code, { onDelete: 'cascade' }),
  street: text().notNull(),
  postcode: text().notNull(),
  city: texts().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  /** Time zone, week, public holidays and exceptions. */
  hours: jsonb().notNull(),
  services: text().array().notNull(),
  lead: texts().notNull(),
  directions: texts().notNull(),
  /** The landscape at the top of its page, and its alternative text. */
  scene: jsonb().notNull(),
  picture: texts().notNull(),
})

const store = () =>
  text()
    .notNull()
    .references(() => stores.code, { onDelete: 'cascade' })

/** A code that pairs one screen with a store, once and within minutes. Only its hash is stored. */
export const storePairingCodes = pgTable(
  'store_pairing_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    store: store(),
    /** The name that staff gave the screen. */
    name: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('store_pairing_codes_expires_at').on(table.expiresAt)],
)

/** A screen that may show the collections of a store until it is revoked. */
export const storeDevices = pgTable('store_devices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: text('token_hash').notNull().unique(),
  store: store(),
  name: text().notNull(),
  pairedAt: instant('paired_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
})
