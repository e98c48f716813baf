import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { shippingRates } from '#/db/tables/cart.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { storedRate } from './shipping-record.ts'
import type { ShippingRate } from './shipping.ts'

export async function readShippingRates(db: Db): Promise<Map<string, ShippingRate>> {
  const rows = await db.select().from(shippingRates)
  return new Map(
    rows.map(({ country, rate }) => [country, fromStored(storedRate, rate, 'shipping_rates.rate')]),
  )
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
