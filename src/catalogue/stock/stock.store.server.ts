import { sql } from 'drizzle-orm'
import type { PlaceStock } from '#/catalogue/model/offer.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

type StockedVariant = {
  sku: string
  isBike: boolean
  leadTimeDays: number | null
  stock: PlaceStock[]
}

type StockRow = {
  sku: string
  is_bike: boolean
  lead_time_days: number | null
  stock: PlaceStock[]
}

/** The stock of some SKUs; those no longer sold are left out. */
export async function readStock(db: Executor, skus: readonly string[]): Promise<StockedVariant[]> {
  const result = await db.execute<StockRow>(sql`
    select v.sku, p.kind = 'child-bike' as is_bike, v.lead_time_days,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'place', s.place, 'isWarehouse', pl.kind = 'warehouse', 'quantity', s.available) order by pl.position)
        from stock s join places pl on pl.code = s.place where s.sku = v.sku), '[]') as stock
    from json_array_elements_text(${JSON.stringify(skus)}::json) as requested(sku)
    join variants v on v.sku = requested.sku and v.is_active
    join products p on p.id = v.product_id and p.is_active`)
  return result.rows.map((row) => ({
    sku: row.sku,
    isBike: row.is_bike,
    leadTimeDays: row.lead_time_days,
    stock: row.stock,
  }))
}

/** The three figures of one place; all are zero where it has never had any. */
export async function findStockLevel(db: Executor, sku: string, place: string) {
  const { rows } = await db.execute<{ onHand: number; reserved: number; available: number }>(sql`
    select on_hand as "onHand", reserved, available from stock where sku = ${sku} and place = ${place}`)
  return rows[0] ?? { onHand: 0, reserved: 0, available: 0 }
}
