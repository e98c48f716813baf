import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { applicationName } from './client.server.ts'

/** Any number that nothing else in the database uses as an advisory lock. */
const migrationLock = 7_264_105

export class NewerDatabaseError extends Error {}
/** Nobody answers there, or not to us: a wrong address, name or password. */
export class NoDatabaseError extends Error {}

type Journal = { entries: { when: number; tag: string }[] }

/**
 * Applies what is missing, once, with any number of processes starting together: whoever gets the
 * lock first does it, the others wait and find nothing to do. Each migration is one transaction
 * with its own record, so an interrupted one is simply repeated.
 */
export async function migrateDatabase(url: string, folder: string): Promise<{ applied: number }> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName })
  await client.connect().catch((error: Error) => {
    throw new NoDatabaseError(`The database cannot be used: ${error.message}; check DATABASE_URL.`)
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const journal = readJournal(folder)
    const before = await appliedMigrations(client)
    refuseNewer(before, journal)
    await migrate(drizzle(client), { migrationsFolder: folder })
    return { applied: journal.entries.length - before.length }
  } finally {
    await client.end()
  }
}

/** Whether the database holds every migration this code knows: what `/readyz` wants to hear. */
export async function isMigrated(pool: pg.Pool, folder: string): Promise<boolean> {
  return (await appliedMigrations(pool)).length >= readJournal(folder).entries.length
}

const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal

async function appliedMigrations(client: pg.Client | pg.Pool): Promise<number[]> {
  const table = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!table.rows[0]?.name) return []
  const rows = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.rows.map((row) => Number(row.created_at))
}

function refuseNewer(applied: number[], journal: Journal) {
  const newestKnown = journal.entries.at(-1)?.when ?? 0
  const newestApplied = applied.at(-1) ?? 0
  if (newestApplied > newestKnown)
    throw new NewerDatabaseError(
      'The database was migrated by a newer version of the shop than this one; start that version, or point DATABASE_URL elsewhere.',
    )
}
