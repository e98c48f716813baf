import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { shippingRates } from '#/db/tables/cart.server.ts'
import type { ShippingRate } from './shipping.ts'

export async function readShippingRates(db: Db): Promise<Map<string, ShippingRate>> {
  const rows = await db.select().from(shippingRates)
  // Only the import writes rates, after its schema has validated them.
  return new Map(rows.map(({ country, rate }) => [country, rate as ShippingRate]))
}

export async function replaceShippingRates(db: Db, rates: Record<string, ShippingRate>) {
  await db.delete(shippingRates)
  const rows = Object.entries(rates).map(([country, rate]) => ({ country, rate }))
  if (rows.length === 0) return
  await db
    .insert(shippingRates)
    .values(rows)
    .onConflictDoUpdate({ target: shippingRates.country, set: { rate: sql`excluded.rate` } })
}
