import { Socket } from 'node:net'
import pg from 'pg'
import { applicationName } from './application-name.ts'

/** Thrown without a query, because the heartbeat finds the database silent. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'
  override readonly message = 'The database does not answer'
}

export type PoolLink = {
  pool: pg.Pool
  /** Ends every connection, since a query on one that hangs would otherwise wait. */
  drop(): void
}

type PoolOptions = {
  url: string
  connections: number
  connectTimeoutMs: number
  queryTimeoutMs: number
  isSilent: () => boolean
  onError: (error: Error) => void
}

export function openPool(options: PoolOptions): PoolLink {
  const { url, connections, connectTimeoutMs, queryTimeoutMs, isSilent, onError } = options
  const sockets = new Set<Socket>()

  function openSocket(): Socket {
    const socket = new Socket()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (isSilent()) process.nextTick(() => socket.destroy(new DatabaseSilent()))
    return socket
  }

  const pool = new pg.Pool({
    connectionString: url,
    stream: openSocket,
    max: connections,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    // A limit on the client, for a single connection that hangs while the database is well.
    query_timeout: queryTimeoutMs,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', onError)
  // A connection that breaks while it is checked out emits its own error, not the pool's.
  pool.on('connect', (client) => client.on('error', onError))
  return {
    pool,
    drop() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
