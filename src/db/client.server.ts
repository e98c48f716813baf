import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { isDatabaseAway } from './away.server.ts'
import { causesOf } from './causes.ts'
import { type Heartbeat, startHeartbeat } from './heartbeat.server.ts'
import { openPool } from './pool.server.ts'

/** A pool or an open transaction; use cases accept either. */
export type Db = PgDatabase<NodePgQueryResultHKT>
export type Database = {
  pool: pg.Pool
  db: Db
  /** Starts detecting a database that hangs: pending queries then fail, and new ones are refused at once. */
  watch(onSilent: () => void): Promise<void>
  /** By the last heartbeat; true for a database that is not watched. */
  isAnswering(): boolean
  close(): Promise<void>
}

type DatabaseOptions = {
  url: string
  /** Connections per process; our own Postgres settings allow 200 in all. */
  connections?: number
  /**
   * Covers the wait for a free connection too, and whatever else keeps the process busy meanwhile: a page loses
   * nothing by a busy second, and a command that loads the catalogue on a busy machine takes many.
   */
  connectTimeoutMs?: number
  /** More than any statement may take on the server, which cancels what it is too slow for; longer for a command. */
  queryTimeoutMs?: number
  onError: (error: Error) => void
}

/**
 * One pool per process. A lost connection is reported and replaced at the next query, so a database
 * that went away and came back is used again without a restart.
 */
export function openDatabase({
  url,
  connections = 10,
  connectTimeoutMs = 5_000,
  queryTimeoutMs = 12_000,
  onError,
}: DatabaseOptions): Database {
  let heartbeat: Heartbeat | null = null
  const isSilent = () => heartbeat?.pulse() === 'silent'
  const { pool, drop } = openPool({
    url,
    connections,
    connectTimeoutMs,
    queryTimeoutMs,
    isSilent,
    onError,
  })
  return {
    pool,
    db: overPool(pool),
    watch: async (onSilent) => {
      heartbeat = await startHeartbeat({
        url,
        onSilent: () => {
          onError(new Error('The database no longer answers'))
          drop()
          onSilent()
        },
      })
    },
    isAnswering: () => heartbeat === null || heartbeat.pulse() === 'answering',
    close: async () => {
      await heartbeat?.stop()
      await pool.end()
    },
  }
}

/**
 * Drizzle's own `transaction` never releases a connection whose `begin` failed: after ten of them, in a
 * minute without a database, a process would wait for a free connection until it is restarted.
 */
function overPool(pool: pg.Pool): Db {
  const db: Db = drizzle(pool)
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let isAway = false
    let reason: unknown = null
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          reason = error
          if (isGivenUp(error)) await cancelQuery(pool, client)
          throw error
        }
      }, config)
    } catch (error) {
      // A rollback that fails as well would hide what it was for.
      const first = reason ?? error
      isAway = isDatabaseAway(first) || isDatabaseAway(error)
      throw first
    } finally {
      // A connection may still be busy with a query that was given up, so the pool closes it.
      client.release(isAway)
    }
  }
  return Object.assign(db, { transaction })
}

/** Whether this process stopped waiting for a query, which goes on in Postgres with all its locks. */
const isGivenUp = (error: unknown): boolean =>
  [...causesOf(error)].some(({ message }) => message === 'Query read timeout')

async function cancelQuery(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const process: unknown = Reflect.get(client, 'processID')
  // It is the failure of the query that is reported; a database that is away has cancelled it itself.
  await pool.query('select pg_cancel_backend($1)', [process]).catch(() => {})
}
