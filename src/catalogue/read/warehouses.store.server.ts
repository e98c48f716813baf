import { sql } from 'drizzle-orm'
import type { Warehouse } from '#/catalogue/stock/warehouse.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

/**
 * All warehouses in the order of their file. One in Germany has German holidays and the German clock, any other the
 * British ones.
 */
export async function readWarehouses(db: Executor): Promise<readonly Warehouse[]> {
  const { rows } = await db.execute<Warehouse>(sql`
    select code, case country when 'de' then 'de' else 'uk' end as calendar,
      workshop_queue_days as "queueDays", serves
    from places where kind = 'warehouse' order by position, code`)
  return rows
}
