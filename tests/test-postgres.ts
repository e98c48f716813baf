import { join, resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#/db/embedded.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { createLog } from '#/platform/log.server.ts'
import { migrateJobs } from '#/platform/jobs.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One Postgres for the whole run, and one migrated database that every worker's own is copied from. */
export default async function setup(project: TestProject) {
  const dataDir = join(resolve(process.env.DATA_DIR ?? '.data'), 'test')
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, database: 'postgres' })
  await prepareTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}

async function prepareTemplate(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const leftovers = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'calder_test_%'`,
  )
  for (const { datname } of leftovers.rows)
    await client.query(`drop database "${datname}" with (force)`)
  await client.query('create database calder_test_template')
  await client.end()
  const templateUrl = databaseUrl(url, 'calder_test_template')
  await migrateDatabase(templateUrl, resolve('migrations'))
  const pool = new pg.Pool({ connectionString: templateUrl })
  await migrateJobs(pool, createLog('warn', false))
  await pool.end()
}

function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
