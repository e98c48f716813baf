import { sql } from 'drizzle-orm'
import type { HolidayCalendar } from '#/catalogue/calendar/bank-holidays.ts'
import type { PlaceStock } from '#/catalogue/model/offer.ts'
import { joinFirstWarehouse } from '#/catalogue/read/first-warehouse.store.server.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

type StockedVariant = {
  sku: string
  isBike: boolean
  leadTimeDays: number | null
  stock: PlaceStock[]
  queueDays: number
  calendar: HolidayCalendar
}

type StockRow = {
  sku: string
  is_bike: boolean
  lead_time_days: number | null
  stock: PlaceStock[]
  queue_days: number | null
  calendar: HolidayCalendar | null
}

/** The stock of some SKUs; those no longer sold are left out. */
export async function readStock(db: Executor, skus: readonly string[]): Promise<StockedVariant[]> {
  const result = await db.execute<StockRow>(sql`
    select v.sku, p.kind = 'child-bike' as is_bike, v.lead_time_days,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'place', s.place, 'isWarehouse', pl.kind = 'warehouse', 'quantity', s.quantity) order by pl.position)
        from stock s join places pl on pl.code = s.place where s.sku = v.sku), '[]') as stock,
      w.queue_days, w.calendar
    from json_array_elements_text(${JSON.stringify(skus)}::json) as requested(sku)
    join variants v on v.sku = requested.sku and v.is_active
    join products p on p.id = v.product_id and p.is_active
    ${joinFirstWarehouse}`)
  return result.rows.map((row) => ({
    sku: row.sku,
    isBike: row.is_bike,
    leadTimeDays: row.lead_time_days,
    stock: row.stock,
    queueDays: row.queue_days ?? 0,
    calendar: row.calendar ?? 'uk',
  }))
}
