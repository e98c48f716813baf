import { sql } from 'drizzle-orm'
import type { StockLevel, TakenPieces } from './allocate-stock.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

/**
 * Locks every stock level that the items may come from: the warehouses' and the given stores'. The order
 * is always the same, so that two orders cannot deadlock.
 */
export async function lockStockLevels(
  db: Executor,
  skus: readonly string[],
  stores: readonly string[],
): Promise<StockLevel[]> {
  const { rows } = await db.execute<{
    sku: string
    place: string
    is_warehouse: boolean
    quantity: number
  }>(sql`
    select s.sku, s.place, p.kind = 'warehouse' as is_warehouse, s.quantity
    from stock s join places p on p.code = s.place
    where s.sku = any (${sql.param(skus)}::text[]) and (p.kind = 'warehouse' or p.code = any (${sql.param(stores)}::text[]))
    order by s.sku, s.place for update of s`)
  return rows.map(({ is_warehouse: isWarehouse, ...level }) => ({ ...level, isWarehouse }))
}

/** Takes pieces from locked stock levels, or puts them back with a negative quantity. */
export async function moveStock(db: Executor, taken: readonly TakenPieces[]): Promise<void> {
  await db.execute(sql`
    update stock s set quantity = s.quantity - w.quantity
    from json_to_recordset(${JSON.stringify(taken)}::json) as w(sku text, place text, quantity integer)
    where s.sku = w.sku and s.place = w.place`)
}

export async function findProductIds(db: Executor, skus: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select distinct product_id from variants where sku = any (${sql.param(skus)}::text[])`)
  return rows.map((row) => row.product_id)
}
