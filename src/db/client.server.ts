import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A pool or an open transaction: a use case does not mind which. */
export type Db = PgDatabase<NodePgQueryResultHKT>
export type Database = { pool: pg.Pool; db: Db; replica: Db; close(): Promise<void> }

type DatabaseOptions = {
  url: string
  replicaUrl?: string | null
  /** Connections per process; Postgres allows 200 in all by our own defaults. */
  connections?: number
  onError: (error: Error) => void
}

/** What tells our own backends from a stranger's when the last process wants to stop Postgres. */
export const applicationName = 'calder'

/**
 * One pool a process. A lost connection is reported and replaced at the next query, so a database
 * that went away and came back is used again without a restart.
 */
export function openDatabase({
  url,
  replicaUrl,
  connections = 10,
  onError,
}: DatabaseOptions): Database {
  const pool = openPool(url, connections, onError)
  const replicaPool = replicaUrl ? openPool(replicaUrl, connections, onError) : pool
  const close = async () => {
    await Promise.all([...new Set([pool, replicaPool])].map((each) => each.end()))
  }
  return { pool, db: drizzle(pool), replica: drizzle(replicaPool), close }
}

function openPool(connectionString: string, max: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: applicationName,
    // Covers the wait for a free connection too, and a process that is busy for a second is not lost.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  })
  pool.on('error', onError)
  // A connection that breaks while it is lent out reports on itself, not through the pool.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
