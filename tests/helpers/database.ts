import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type Db, openDatabase } from '#/db/client.server.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { atEndOfFile } from './end-of-file.ts'

export type TestDatabase = Database & { url: string }

export const templateName = () => `${inject('databasePrefix')}template`

/** A fresh database for this test file, copied from the migrated template in a few milliseconds. */
export const testDatabase = (): Promise<TestDatabase> => databaseFrom(templateName())

/** A database without tables, like a retailer's Postgres before the first start. */
export const emptyDatabase = (): Promise<TestDatabase> => databaseFrom('template0')

export async function databaseFrom(template: string): Promise<TestDatabase> {
  const name = inject('databasePrefix') + newId().slice(0, 8)
  // To copy files takes a fraction of the processor time of writing every page through the log.
  await asAdministrator((client) =>
    client.query(`create database "${name}" template "${template}" strategy file_copy`),
  )
  const url = urlOf(name)
  // A busy machine may take longer to connect than a shop would wait.
  const database = openDatabase({ url, connectTimeoutMs: 30_000, onError: () => {} })
  atEndOfFile(async () => {
    await database.close()
    await asAdministrator((client) =>
      client.query(`drop database if exists "${name}" with (force)`),
    )
  })
  return { ...database, url }
}

export function urlOf(databaseName: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${databaseName}`
  return url.href
}

/** A database that fails on every use. */
export const absentDatabase: Db = new Proxy({} as Db, {
  get() {
    throw new Error('The database is away')
  },
})

/** A template cannot be copied twice at the same time, so copies wait for each other. */
export async function asAdministrator(
  work: (administrator: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(42)')
    await work(client)
  } finally {
    await client.end()
  }
}
