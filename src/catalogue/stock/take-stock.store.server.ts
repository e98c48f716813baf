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
    available: number
  }>(sql`
    select s.sku, s.place, p.kind = 'warehouse' as is_warehouse, s.available
    from stock s join places p on p.code = s.place
    where s.sku = any (${sql.param(skus)}::text[]) and (p.kind = 'warehouse' or p.code = any (${sql.param(stores)}::text[]))
    order by s.sku, s.place for update of s`)
  return rows.map(({ is_warehouse: isWarehouse, available: quantity, ...level }) => ({
    ...level,
    isWarehouse,
    quantity,
  }))
}

/** The pieces that each of these places can sell from now on. */
export type StockLeft = { sku: string; place: string; available: number }

/** In the order in which rows are locked. */
export async function addMissingLevels(db: Executor, taken: readonly TakenPieces[]): Promise<void> {
  await db.execute(sql`
    insert into stock (sku, place, on_hand)
    select r.sku, r.place, 0 from json_to_recordset(${JSON.stringify(taken)}::json) as r(sku text, place text)
    join variants v on v.sku = r.sku join places p on p.code = r.place
    order by r.sku, r.place on conflict do nothing`)
}

/** Reserves pieces of locked stock levels, or with a negative quantity releases them. */
export const reserveStock = (db: Executor, pieces: readonly TakenPieces[]): Promise<StockLeft[]> =>
  changeStock(db, pieces, sql`reserved = s.reserved + w.quantity`)

/**
 * Takes reserved pieces off the shelf. A count may have been made when they were gone already, so there may be fewer
 * on the shelf than leave.
 */
export const removeStock = (db: Executor, pieces: readonly TakenPieces[]): Promise<StockLeft[]> =>
  changeStock(
    db,
    pieces,
    sql`reserved = s.reserved - w.quantity, on_hand = greatest(s.on_hand - w.quantity, 0)`,
  )

async function changeStock(
  db: Executor,
  pieces: readonly TakenPieces[],
  change: ReturnType<typeof sql>,
): Promise<StockLeft[]> {
  const { rows } = await db.execute<StockLeft>(sql`
    update stock s set ${change}
    from (select r.sku, r.place, sum(r.quantity)::integer as quantity
      from json_to_recordset(${JSON.stringify(pieces)}::json) as r(sku text, place text, quantity integer)
      group by r.sku, r.place) w
    where s.sku = w.sku and s.place = w.place
    returning s.sku, s.place, s.available`)
  return rows
}

export async function findProductIds(db: Executor, skus: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select distinct product_id from variants where sku = any (${sql.param(skus)}::text[])`)
  return rows.map((row) => row.product_id)
}
