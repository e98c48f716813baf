import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type Db, openDatabase } from '#/db/client.server.ts'
import { newId } from '#/platform/ids.server.ts'
import { atEndOfFile } from './end-of-file.ts'

export type TestDatabase = Database & { url: string }

/** A fresh database of this test file's own, copied from the migrated template in a few milliseconds. */
export const testDatabase = (): Promise<TestDatabase> =>
  databaseFrom(`${inject('databasePrefix')}template`)

/** A database without a single table, as a retailer's Postgres has it before the first start. */
export const emptyDatabase = (): Promise<TestDatabase> => databaseFrom('template0')

async function databaseFrom(template: string): Promise<TestDatabase> {
  const name = inject('databasePrefix') + newId().slice(0, 8)
  await asAdministrator(`create database "${name}" template "${template}"`)
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${name}`
  const database = openDatabase({ url: address.href, onError: () => {} })
  atEndOfFile(async () => {
    await database.close()
    await asAdministrator(`drop database if exists "${name}" with (force)`)
  })
  return { ...database, url: address.href }
}

/** One that fails whatever it is asked. */
export const absentDatabase: Db = new Proxy({} as Db, {
  get() {
    throw new Error('The database is away')
  },
})

/** Two copies of one template cannot be made at the same moment, so they take turns. */
async function asAdministrator(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(42)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
