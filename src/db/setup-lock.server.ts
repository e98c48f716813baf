import pg from 'pg'
import { applicationName } from './application-name.ts'

/** Any number that nothing else in the database uses as an advisory lock. */
const setupLock = 7_264_105

/** The database cannot be reached or refuses the connection: a wrong host, name or password. */
export class NoDatabaseError extends Error {}
/** The connection that held the lock is gone, so another process may have begun the same work. */
export class SetupLockLostError extends Error {}

/**
 * Runs `work` while no other process sets up the same database. Processes that start together take
 * turns: the first migrates and loads the demo shop, the others wait and find both done.
 */
export async function withSetupLock<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  onWait: () => void = () => {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', (error) => {
      const reason = `The database went away while it was being set up: ${error.message}; start again.`
      reject(new SetupLockLostError(reason))
    })
  })
  // Avoids an unhandled rejection while the connection is being made.
  lost.catch(() => {})
  await client.connect().catch((error: Error) => {
    throw new NoDatabaseError(`The database cannot be used: ${error.message}; check DATABASE_URL.`)
  })
  try {
    return await Promise.race([lockAndWork(client, work, onWait), lost])
  } finally {
    await client.end().catch(() => {})
  }
}

async function lockAndWork<Result>(
  client: pg.Client,
  work: (client: pg.Client) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1) as "isFree"',
    [setupLock],
  )
  if (!rows[0]?.isFree) {
    onWait()
    await client.query('select pg_advisory_lock($1)', [setupLock])
  }
  return work(client)
}
