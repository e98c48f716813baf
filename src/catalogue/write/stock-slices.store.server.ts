import { sql } from 'drizzle-orm'
import type { StockCount } from '#/catalogue/assemble/catalogue-rows.ts'
import type { Executor } from './upsert.store.server.ts'

/** An arbitrary number that no other advisory lock of the shop uses. */
const stockLock = 7_264_107

/** Held until the transaction ends, which does nothing while the stock is written in others. */
export async function takeStockLock(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '120s'`)
  await tx.execute(sql`set local lock_timeout = '60s'`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${stockLock})`)
}

export type ChangedStock = {
  sku: string
  product_id: number
  /** Pieces that can be sold now. */
  available: number
  /** Null when the place had no stock level for the SKU yet. */
  before: number | null
}

/**
 * Writes the counts that say something new and returns those. What orders have reserved stays as it is. Rows are
 * locked in the order in which orders lock them (`lockStockLevels`), so the two cannot deadlock.
 */
export async function writeStockSlice(
  db: Executor,
  counts: readonly StockCount[],
): Promise<ChangedStock[]> {
  // Longer than a transaction that hangs can hold a row (`idle_in_transaction_session_timeout` of the pool).
  await db.execute(sql`set local lock_timeout = '20s'`)
  const result = await db.execute<ChangedStock>(sql`
    with counted as (
      select sku, place, quantity, coalesce(figure, 'onHand') = 'available' as is_available
      from json_to_recordset(${JSON.stringify(counts)}::json)
        as r(sku text, place text, quantity integer, figure text)),
    stale as (
      select s.sku, s.place, s.reserved, s.available as before
      from stock s join counted c on c.sku = s.sku and c.place = s.place
      where case when c.is_available then s.available else s.on_hand end <> c.quantity
      order by s.sku, s.place for update of s),
    updated as (
      update stock t set on_hand = c.quantity + case when c.is_available then stale.reserved else 0 end
      from stale join counted c on c.sku = stale.sku and c.place = stale.place
      where t.sku = stale.sku and t.place = stale.place
      returning t.sku, t.available, stale.before),
    inserted as (
      insert into stock (sku, place, on_hand)
      select c.sku, c.place, c.quantity from counted c
      where not exists (select from stock s where s.sku = c.sku and s.place = c.place)
      order by c.sku, c.place
      -- An order may have reserved pieces there for the first time just now.
      on conflict (sku, place) do update set on_hand = excluded.on_hand
      returning sku, available, null::integer as before)
    select w.sku, v.product_id, w.available, w.before
    from (select * from updated union all select * from inserted) w
    join variants v on v.sku = w.sku`)
  return result.rows
}
