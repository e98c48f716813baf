import pg from 'pg'
import { applicationName } from './application-name.ts'

/** Thrown without a query, because the heartbeat finds the database silent. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'
}

export type PoolLink = {
  pool: pg.Pool
  /** Ends every connection, since a query on one that hangs would otherwise wait. */
  drop(): void
}

type PoolOptions = {
  url: string
  connections: number
  isSilent: () => boolean
  onError: (error: Error) => void
}

type ConnectCallback = (error: Error) => void

export function openPool({ url, connections, isSilent, onError }: PoolOptions): PoolLink {
  const clients = new Set<pg.Client>()

  class LinkedClient extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback): Promise<pg.Client> | void {
      clients.add(this)
      this.once('end', () => clients.delete(this))
      if (!callback) return super.connect()
      if (!isSilent()) return super.connect(callback)
      clients.delete(this)
      process.nextTick(callback, new DatabaseSilent('The database does not answer'))
    }
  }

  const pool = new pg.Pool({
    Client: LinkedClient,
    connectionString: url,
    max: connections,
    application_name: applicationName,
    // Covers the wait for a free connection too, so a process that is busy for a second loses nothing.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    // A limit on the client, for a single connection that hangs while the database is well.
    query_timeout: 12_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', onError)
  // A connection that breaks while it is checked out emits its own error, not the pool's.
  pool.on('connect', (client) => client.on('error', onError))
  // A connection still busy with an abandoned query is not reused.
  pool.on('release', (_, client) => {
    if (!(client as unknown as { readyForQuery: boolean }).readyForQuery) void client.end()
  })
  return {
    pool,
    drop() {
      for (const client of clients) client.connection.stream.destroy()
    },
  }
}
