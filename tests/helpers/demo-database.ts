import type pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#/db/client.server.ts'
import { seed } from '#/app/cli/seed.server.ts'
import {
  databaseFrom,
  asAdministrator,
  type TestDatabase,
  templateName,
  urlOf,
} from './database.ts'

/** A database for this test file with the demo shop, which the first file that needs it loads for all. */
export async function demoDatabase(): Promise<TestDatabase> {
  const name = `${inject('databasePrefix')}demo`
  await asAdministrator(async (administrator) => {
    if (!(await isThere(administrator, name))) await loadDemo(administrator, name)
  })
  return databaseFrom(name)
}

async function isThere(administrator: pg.Client, name: string): Promise<boolean> {
  const found = await administrator.query('select from pg_database where datname = $1', [name])
  return found.rowCount === 1
}

async function loadDemo(administrator: pg.Client, name: string) {
  const unfinished = `${name}_unfinished`
  await administrator.query(`drop database if exists "${unfinished}" with (force)`)
  await administrator.query(`create database "${unfinished}" template "${templateName()}"`)
  const database = openDatabase({ url: urlOf(unfinished), onError: () => {} })
  try {
    await seed(database.db, () => {})
  } finally {
    await database.close()
  }
  await administrator.query(`alter database "${unfinished}" rename to "${name}"`)
}
