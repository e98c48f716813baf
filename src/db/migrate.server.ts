import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import * as v from 'valibot'
import { withSetupLock } from './setup-lock.server.ts'

export class NewerDatabaseError extends Error {}

const journalSchema = v.object({
  entries: v.array(v.object({ when: v.number(), tag: v.string() })),
})
type Journal = v.InferOutput<typeof journalSchema>
const breakingSchema = v.record(v.string(), v.string())

export type Migrated = {
  applied: number
  /** Whether a newer version of the shop has migrated the database in a way this one can work with. */
  isNewer: boolean
}

/** Applies the missing migrations, once, with any number of processes starting together. */
export const migrateDatabase = (url: string, folder: string): Promise<Migrated> =>
  withSetupLock(url, (client) => applyMigrations(client, folder))

/**
 * Applies the missing migrations; the caller holds the set-up lock. Each migration is one transaction with
 * its own record, so an interrupted one is simply repeated.
 */
export async function applyMigrations(client: pg.Client, folder: string): Promise<Migrated> {
  const journal = readJournal(folder)
  const before = await appliedMigrations(client)
  const newestKnown = journal.entries.at(-1)?.when ?? 0
  const isNewer = (before.at(-1) ?? 0) > newestKnown
  if (isNewer) await refuseIncompatible(client, newestKnown)
  // Recorded first, so that a process that dies in between leaves a database that older versions refuse.
  else await recordBreaking(client, folder, journal)
  await migrate(drizzle(client), { migrationsFolder: folder })
  return { applied: isNewer ? 0 : journal.entries.length - before.length, isNewer }
}

/**
 * Checks whether the database has every migration this code knows; `/readyz` depends on it. The folder is
 * read once, because the files of a newer version may replace it while this one runs.
 */
export function createMigrationCheck(folder: string): (pool: pg.Pool) => Promise<boolean> {
  const known = readJournal(folder).entries.length
  return async (pool) => (await appliedMigrations(pool)).length >= known
}

const readJournal = (folder: string): Journal =>
  v.parse(journalSchema, JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))

async function appliedMigrations(client: pg.Client | pg.Pool): Promise<number[]> {
  if (!(await hasTable(client, '__drizzle_migrations'))) return []
  const rows = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.rows.map((row) => Number(row.created_at))
}

async function hasTable(client: pg.Client | pg.Pool, name: string): Promise<boolean> {
  const found = await client.query<{ name: string | null }>('select to_regclass($1) as name', [
    `drizzle.${name}`,
  ])
  return Boolean(found.rows[0]?.name)
}

/** The migrations after which older versions of the shop no longer work, each with the reason. */
export function readBreaking(folder: string): Record<string, string> {
  const file = join(folder, 'breaking.json')
  return existsSync(file) ? v.parse(breakingSchema, JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Stores the breaking migrations in the database, since older versions cannot read our files. */
async function recordBreaking(client: pg.Client, folder: string, journal: Journal) {
  const breaking = readBreaking(folder)
  const brokenAt = journal.entries.filter(({ tag }) => tag in breaking).map(({ when }) => when)
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.breaking_migrations (created_at bigint primary key)',
  )
  await client.query(
    'insert into drizzle.breaking_migrations select unnest($1::bigint[]) on conflict do nothing',
    [brokenAt],
  )
}

async function refuseIncompatible(client: pg.Client, newestKnown: number) {
  if (await hasTable(client, 'breaking_migrations')) {
    const { rows } = await client.query<{ isBroken: boolean }>(
      `select exists (select from drizzle.breaking_migrations where created_at > $1) as "isBroken"`,
      [newestKnown],
    )
    if (!rows[0]?.isBroken) return
  }
  throw new NewerDatabaseError(
    'The database was migrated by a newer version of the shop, and this one no longer works with it; start that version, or restore the back-up that was made before it.',
  )
}
