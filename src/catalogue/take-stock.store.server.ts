import { sql } from 'drizzle-orm'
import type { Executor } from './upsert.store.server.ts'

export type Shelf = { sku: string; place: string; isWarehouse: boolean; quantity: number }
export type Taken = { sku: string; place: string; quantity: number }

export type MovedStock = { sku: string; product_id: number; before: number; quantity: number }

/**
 * Locks every shelf some goods may come from: the warehouses', and those of stores the buyer may come
 * to. Always in the same order, so that two orders can wait for each other only one way round.
 */
export async function lockShelves(
  db: Executor,
  skus: readonly string[],
  stores: readonly string[],
): Promise<Shelf[]> {
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
  return rows.map(({ is_warehouse: isWarehouse, ...shelf }) => ({ ...shelf, isWarehouse }))
}

/** Moves pieces off their shelves, or back with a negative quantity; tells what could be sent before and after. */
export async function moveStock(db: Executor, taken: readonly Taken[]): Promise<MovedStock[]> {
  const { rows } = await db.execute<MovedStock>(sql`
    with wanted as (
      select sku, place, quantity
      from json_to_recordset(${JSON.stringify(taken)}::json) as r(sku text, place text, quantity integer)),
    held as (
      select s.sku, sum(s.quantity)::integer as pieces from stock s
      join places p on p.code = s.place and p.kind = 'warehouse'
      where s.sku in (select sku from wanted) group by s.sku),
    moved as (
      update stock s set quantity = s.quantity - w.quantity from wanted w
      where s.sku = w.sku and s.place = w.place
      returning s.sku, s.place, w.quantity)
    select m.sku, v.product_id, coalesce(h.pieces, 0) as before,
      coalesce(h.pieces, 0) - sum(case when p.kind = 'warehouse' then m.quantity else 0 end)::integer as quantity
    from moved m join variants v on v.sku = m.sku join places p on p.code = m.place
    left join held h on h.sku = m.sku
    group by m.sku, v.product_id, h.pieces`)
  return rows
}
