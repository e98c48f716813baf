import { sql } from 'drizzle-orm'
import type { CatalogueRows } from '#/catalogue/assemble/catalogue-rows.ts'
import type { Executor } from './upsert.store.server.ts'

export type ChangedStock = {
  sku: string
  product_id: number
  quantity: number
  /** Null when the place had no stock level for the SKU yet. */
  before: number | null
}

/** Writes stock levels and returns those that have changed. */
export async function writeStock(
  db: Executor,
  rows: CatalogueRows['stock'],
): Promise<ChangedStock[]> {
  const changed: ChangedStock[] = []
  for (let from = 0; from < rows.length; from += batchSize)
    changed.push(...(await writeBatch(db, rows.slice(from, from + batchSize))))
  return changed
}

const batchSize = 5_000

async function writeBatch(db: Executor, rows: CatalogueRows['stock']): Promise<ChangedStock[]> {
  const result = await db.execute<ChangedStock>(sql`
    with counted as (
      select sku, place, quantity
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(sku text, place text, quantity integer)),
    held as (select s.* from stock s join counted c on c.sku = s.sku and c.place = s.place),
    written as (
      insert into stock as t (sku, place, quantity) select sku, place, quantity from counted
      on conflict (sku, place) do update set quantity = excluded.quantity
      where t.quantity is distinct from excluded.quantity
      returning sku, place, quantity)
    select w.sku, v.product_id, w.quantity, h.quantity as before
    from written w join variants v on v.sku = w.sku
    left join held h on h.sku = w.sku and h.place = w.place`)
  return result.rows
}
