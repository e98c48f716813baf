import { sql } from 'drizzle-orm'
import type { Executor } from './upsert.store.server.ts'

/** Any number that no other lock of the shop uses. */
const catalogueLock = 7_264_106

/**
 * One writer at a time, so that two imports cannot cross; and the time a large one needs, which the
 * pool's limits for shoppers' requests would not give it.
 */
export async function takeCatalogueLock(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '120s'`)
  await tx.execute(sql`set local lock_timeout = '60s'`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '120s'`)
  await tx.execute(sql`select pg_advisory_xact_lock(${catalogueLock})`)
}

/** Without this, plans for tables that just grew are made for empty ones until Postgres looks by itself. */
export async function refreshStatistics(tx: Executor): Promise<void> {
  await tx.execute(
    sql`analyze products, variants, product_categories, stock, prices, price_history, addresses, categories`,
  )
}
