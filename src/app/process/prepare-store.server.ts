import { resolve } from 'node:path'
import { type Database, openDatabase } from '#/db/client.server.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#/db/embedded/embedded.server.ts'
import { applyMigrations } from '#/db/migrate.server.ts'
import { withSetupLock } from '#/db/setup-lock.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { migrateJobs } from '#/platform/jobs/jobs.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { seedWhenEmpty } from '#/app/cli/seed.server.ts'

type Print = (line: string) => void

export const migrationsFolder = resolve('migrations')

/** The database of a process: the configured one, or the embedded Postgres. */
export type Store = { url: string; embedded: EmbeddedPostgres | null }

export async function openStore(config: Config, print: Print): Promise<Store> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, embedded: null }
  const embedded = await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), print })
  return { url: embedded.url, embedded }
}

type Preparation = {
  log: Log
  print?: Print
  /** Whether an empty database gets the demo shop. */
  withDemoShop?: boolean
}

/** Migrates the database and fills an empty one, while every other starting process waits. */
export function prepareStore({ url }: Store, preparation: Preparation): Promise<Database> {
  const { log, print = () => {}, withDemoShop = false } = preparation
  const onWait = () => print('Waiting for another process that is setting up the database.')
  return withSetupLock(
    url,
    async (client) => {
      const { isNewer } = await applyMigrations(client, migrationsFolder)
      if (isNewer) log.warn('the database was migrated by a newer version, which this one can use')
      const database = openDatabase({
        url,
        onError: (error) => log.warn({ err: error }, 'database connection lost'),
      })
      await fill(database, { log, print, withDemoShop }).catch(async (error: unknown) => {
        await database.close()
        throw error
      })
      return database
    },
    onWait,
  )
}

async function fill({ pool, db }: Database, { log, print, withDemoShop }: Required<Preparation>) {
  await migrateJobs(pool, log)
  if (withDemoShop) await seedWhenEmpty(db, print)
}
