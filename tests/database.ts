import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '#/db/client.server.ts'

export type TestDatabase = Database & { url: string }

let count = 0

/** A fresh database of this test file's own, copied from the migrated template in a few milliseconds. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `calder_test_${process.pid}_${(count += 1)}`
  await asAdministrator(`create database "${name}" template calder_test_template`)
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${name}`
  const database = openDatabase({ url: address.href, onError: () => {} })
  afterAll(async () => {
    await database.close()
    await asAdministrator(`drop database "${name}" with (force)`)
  })
  return { ...database, url: address.href }
}

/** Copies of one template wait for each other, so the statement is tried until its turn comes. */
async function asAdministrator(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(42)`)
    await client.query(statement)
  } finally {
    await client.end()
  }
}
