import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMigrationCheck, migrateDatabase } from '#/db/migrate.server.ts'
import { withSetupLock } from '#/db/setup-lock.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { prepareStore } from '#/app/process/prepare-store.server.ts'
import { describeStartError } from '#/app/process/start-error.server.ts'
import { emptyDatabase, testDatabase } from '../helpers/database.ts'

vi.setConfig({ testTimeout: 120_000 })

type Outcome = { code: number; said: string; complained: string }

const start = (url: string) =>
  new Promise<Outcome>((resolve) => {
    const args = ['tests/processes/preparing-shop.ts', url]
    execFile(process.execPath, args, (error, said, complained) =>
      resolve({ code: error ? 1 : 0, said, complained }),
    )
  })

/** Does the same in this process, which has loaded the modules already. */
async function prepare(url: string, withDemoShop: boolean): Promise<string | null> {
  const log = createLog('silent', false)
  try {
    const database = await prepareStore({ url, embedded: null }, { log, withDemoShop })
    await database.close()
    return null
  } catch (error) {
    return describeStartError(error)
  }
}

test('of three processes starting on an empty database, one loads the demo shop and the others wait', async () => {
  const { url, pool } = await emptyDatabase()
  const waiting = async () => {
    const { rowCount } = await pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    return rowCount
  }
  const started: Promise<Outcome>[] = []
  // All three processes wait for the lock before any of them gets it.
  await withSetupLock(url, async () => {
    started.push(start(url), start(url), start(url))
    await expect.poll(waiting, { timeout: 60_000 }).toBe(3)
  })
  const outcomes = await Promise.all(started)
  expect(outcomes.map(({ code, complained }) => [code, complained])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ])
  const said = outcomes.map((outcome) => outcome.said)
  expect(said.filter((text) => text.includes('Loading the demo shop.'))).toHaveLength(1)
  expect(said.filter((text) => text.startsWith('Waiting for another process'))).toHaveLength(3)
  const counts = said.map((text) => Number(/^products (\d+)$/m.exec(text)?.[1]))
  expect(counts[0]).toBeGreaterThan(100)
  expect(new Set(counts).size).toBe(1)
})

test('a first start that is killed while it loads leaves nothing, and the next one loads everything', async () => {
  const { url, pool } = await emptyDatabase()
  /** Whether somebody writes to the table in an open transaction. */
  const isWritten = async (table: string) => {
    const { rowCount } = await pool.query(
      `select from pg_locks where relation = to_regclass($1) and mode = 'RowExclusiveLock'`,
      [table],
    )
    return rowCount !== 0
  }
  for (const table of ['products', 'stories', 'content_versions']) {
    const child = spawn(process.execPath, ['tests/processes/preparing-shop.ts', url])
    const over = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(() => isWritten(table), { timeout: 60_000, interval: 5 }).toBe(true)
    child.kill('SIGKILL')
    await over
    await expect.poll(() => isWritten(table), { timeout: 60_000 }).toBe(false)
    for (const loaded of ['price_rules', 'products', 'stories', 'content_versions'])
      expect((await pool.query(`select from ${loaded}`)).rowCount).toBe(0)
  }
  expect(await prepare(url, true)).toBeNull()
  const { rows } = await pool.query(`select
    (select count(*)::int from products where is_active) as products,
    (select count(*)::int from addresses where kind = 'content') as pages`)
  expect(rows[0].products).toBeGreaterThan(100)
  expect(rows[0].pages).toBeGreaterThan(70)
})

test('without the demo shop an empty database stays empty', async () => {
  const { url, pool } = await emptyDatabase()
  expect(await prepare(url, false)).toBeNull()
  expect((await pool.query('select from products')).rowCount).toBe(0)
})

test('a failed start names the query and the reason, but not the query’s values', async () => {
  const { url, pool } = await testDatabase()
  await pool.query('alter table menu_entries add constraint closed check (false)')
  const complained = await prepare(url, true)
  expect(complained).toContain('Failed query: insert into "menu_entries"')
  expect(complained).toContain('violates check constraint "closed"')
  expect(complained).not.toMatch(/params:|Road bikes|Rennräder/)
})

/** The migrations of a later version: the current ones plus one, breaking or not. */
async function laterVersion({ isBreaking }: { isBreaking: boolean }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'calder-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp('migrations', folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: object[] }
  const tag = '9999_later'
  const when = 99_999_999_999_999
  journal.entries.push({ idx: 9999, version: '7', when, tag, breakpoints: true })
  await writeFile(file, JSON.stringify(journal))
  await writeFile(join(folder, `${tag}.sql`), 'alter table products add column later text')
  if (isBreaking) await writeFile(join(folder, 'breaking.json'), JSON.stringify({ [tag]: 'why' }))
  return folder
}

test('an older version starts on a database with compatible newer migrations', async () => {
  const { url, pool } = await testDatabase()
  const later = await laterVersion({ isBreaking: false })
  expect(await migrateDatabase(url, later)).toEqual({ applied: 1, isNewer: false })
  expect(await migrateDatabase(url, 'migrations')).toEqual({ applied: 0, isNewer: true })
  expect(await createMigrationCheck('migrations')(pool)).toBe(true)
  expect(await prepare(url, false)).toBeNull()
})

test('a running process stays ready when the files of a newer version replace its own', async () => {
  const { pool } = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'calder-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp('migrations', folder, { recursive: true })
  const isMigrated = createMigrationCheck(folder)
  await cp(await laterVersion({ isBreaking: false }), folder, { recursive: true })
  expect(await isMigrated(pool)).toBe(true)
  expect(await createMigrationCheck(folder)(pool)).toBe(false)
})

test('an older version is refused, in one sentence, on a database with breaking migrations', async () => {
  const { url } = await testDatabase()
  const later = await laterVersion({ isBreaking: true })
  expect(await migrateDatabase(url, later)).toEqual({ applied: 1, isNewer: false })
  expect(await migrateDatabase(url, later)).toEqual({ applied: 0, isNewer: false })
  const complained = await prepare(url, false)
  expect(complained).toMatch(
    /^The database was migrated by a newer version of the shop, and this one no longer works.*$/,
  )
})

test('a database migrated by an unknown version is refused', async () => {
  const { url, pool } = await testDatabase()
  await pool.query('drop table if exists drizzle.breaking_migrations')
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 99999999999999)`,
  )
  await expect(migrateDatabase(url, 'migrations')).rejects.toThrow(/migrated by a newer version/)
})
