import { join, resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#/db/client.server.ts'
import { startEmbeddedPostgres } from '#/db/embedded/embedded.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { migrateJobs } from '#/platform/jobs/jobs.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The prefix of every database of this run, so that two runs can share a server. */
    databasePrefix: string
  }
}

/** Starts one Postgres for the whole run, and creates the migrated template that each test file copies. */
export async function setup(project: TestProject) {
  const dataDir = join(resolve(process.env.DATA_DIR ?? '.data'), 'test')
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, database: 'postgres' })
  const prefix = `calder_test_${process.pid}_`
  await prepareTemplate(postgres.url, `${prefix}template`)
  project.provide('postgresUrl', postgres.url)
  project.provide('databasePrefix', prefix)
  return async () => {
    await dropDatabases(postgres.url, (name) => name.startsWith(prefix))
    await postgres.stop()
  }
}

async function prepareTemplate(url: string, name: string) {
  await dropDatabases(url, isLeftOver)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database "${name}"`)
  await client.end()
  const template = new URL(url)
  template.pathname = `/${name}`
  await migrateDatabase(template.href, resolve('migrations'))
  const database = openDatabase({ url: template.href, onError: () => {} })
  await migrateJobs(database.pool, createLog('silent', false))
  await database.close()
}

async function dropDatabases(url: string, isWanted: (name: string) => boolean) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'calder_test_%'`,
  )
  for (const { datname } of found.rows)
    if (isWanted(datname)) await client.query(`drop database if exists "${datname}" with (force)`)
  await client.end()
}

/** A killed run could not remove its databases. */
function isLeftOver(name: string): boolean {
  const pid = Number(/^calder_test_(\d+)_/.exec(name)?.[1])
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
