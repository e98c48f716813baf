import { sql } from 'drizzle-orm'
import { causesOf } from '#/db/causes.ts'
import type { Executor } from './upsert.store.server.ts'

/** An arbitrary number that no other advisory lock of the shop uses. */
const catalogueLock = 7_264_106

/**
 * Allows one writer at a time, so that two imports cannot interleave. The timeouts are longer than the
 * pool's, because a large import takes longer than a shopper's request may.
 */
export async function takeCatalogueLock(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '120s'`)
  await tx.execute(sql`set local lock_timeout = '60s'`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '120s'`)
  // A command that is stopped by hand or killed must not go on writing, with the lock, until its limit. Postgres on
  // Windows cannot look whether the client is still there.
  await tx.execute(sql`
    select set_config('client_connection_check_interval', '2s', true)
    where version() !~* 'windows|visual c|msvc|mingw'`)
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${catalogueLock})`)
  } catch (problem) {
    if (![...causesOf(problem)].some(({ code }) => code === lockNotAvailable)) throw problem
    throw new Error(
      'Another import or change of prices or stock has been at work for a minute. Nothing was changed; try again when it is done.',
      { cause: problem },
    )
  }
}

const lockNotAvailable = '55P03'

/** Without this, Postgres plans queries as if the tables were still empty until it analyses them itself. */
export async function refreshStatistics(tx: Executor): Promise<void> {
  await tx.execute(
    sql`analyze products, variants, product_categories, stock, prices, price_history, addresses, categories`,
  )
}
