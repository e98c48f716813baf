import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testDatabase } from '../../tests/helpers/database.ts'
import { messageWithoutValues } from '#/platform/observe/error-text.server.ts'
import { openDatabase } from './client.server.ts'

const { db, url } = await testDatabase()

test('a query that is given up is cancelled in Postgres, and its own failure is reported', async () => {
  const impatient = openDatabase({ url, queryTimeoutMs: 1_000, onError: () => {} })
  const slow = impatient.db.transaction((tx) => tx.execute(sql`select pg_sleep(300)`))
  const problem = await slow.catch((error: unknown) => error)
  expect(problem instanceof Error && messageWithoutValues(problem)).toBe(
    'Failed query: select pg_sleep(300): Query read timeout',
  )
  const running = () =>
    db.execute(sql`select query from pg_stat_activity where query like 'select pg_sleep(300)%'
      and state = 'active' and datname = current_database()`)
  await expect.poll(async () => (await running()).rows, { timeout: 20_000 }).toEqual([])
  await impatient.close()
})
