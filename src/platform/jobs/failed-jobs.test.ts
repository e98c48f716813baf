import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { logTo } from '#/platform/config/log.server.ts'
import { emptyDatabase, testDatabase } from '../../../tests/helpers/database.ts'
import { countFailedJobs, deleteOldFailedJobs } from './failed-jobs.store.server.ts'
import type { Job } from './job.ts'
import { runJobsCommand } from './jobs-command.server.ts'
import { addJob, startJobs } from './jobs.server.ts'

const { db, pool } = await testDatabase()
const call = { name: 'call', payload: v.object({ to: v.string() }) } satisfies Job
const payload = { to: 'eve@example.com' }
let isDown = true
let logged = ''
let calls = 0
const jobs = await startJobs({
  pgPool: pool,
  tasks: {
    call: () => {
      if (isDown) throw new Error('the exchange refused ada@example.com\nat the desk')
      calls += 1
    },
  },
  crontab: '',
  log: logTo({ write: (line: string) => void (logged += line) }, 'warn'),
})
afterAll(() => jobs.stop())

async function run(...args: string[]): Promise<string> {
  const lines: string[] = []
  await runJobsCommand({ db, args, print: (line) => lines.push(line) })
  return lines.join('\n')
}
const idIn = (line: string) => /^\d+/.exec(line)?.[0] ?? ''
const giveUp = () => pool.query('update graphile_worker._private_jobs set attempts = max_attempts')

test('a job that fails is listed with its reason, and runs when it is tried again', async () => {
  expect(await run()).toBe('No job has failed.')
  await addJob(db, call, payload)
  await expect.poll(() => run()).toMatch(/^\d+ {2}call {2}added .* UTC, 1 try, next .* UTC: /)
  expect(await run('list')).toMatch(/: the exchange refused \[e-mail\]$/)
  expect(logged).toContain('a job failed')
  expect(logged).not.toContain('@example.com')
  await giveUp()
  const line = await run()
  expect(line).toMatch(/25 tries, given up: the exchange/)
  expect(await countFailedJobs(db)).toEqual({ waiting: 0, 'given-up': 1 })
  isDown = false
  expect(await run('retry', idIn(line))).toContain('tried again now')
  await expect.poll(() => calls).toBe(1)
  await expect.poll(() => run()).toBe('No job has failed.')
})

test('a database on which no shop was ever started has no jobs, and the command says so', async () => {
  const empty = await emptyDatabase()
  for (const args of [[], ['list'], ['retry', '1'], ['delete', '1']])
    await expect(runJobsCommand({ db: empty.db, args, print: () => {} })).rejects.toThrow(
      /^This database has no jobs yet: no shop was ever started on it\.$/,
    )
})

test('one that is not worth it is deleted, and only failed ones can be', async () => {
  isDown = true
  await addJob(db, call, payload)
  await expect.poll(() => run()).toMatch(/1 try/)
  await addJob(db, call, payload, { delayMs: 3_600_000 })
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from graphile_worker.jobs where last_error is null`,
  )
  await expect(run('delete', rows[0]?.id ?? '')).rejects.toThrow('No failed job has this ID')
  await expect(run('retry', rows[0]?.id ?? '')).rejects.toThrow('No failed job has this ID')
  await expect(run('retry', '1 or 2')).rejects.toThrow('No failed job has this ID')
  await expect(run('burn')).rejects.toThrow('There is no "jobs burn"')
  expect(await run('delete', idIn(await run()))).toContain('is deleted')
  expect(await run()).toBe('No job has failed.')
})

test('what a job holds is not kept for ever after its last try', async () => {
  await pool.query('delete from graphile_worker._private_jobs')
  await addJob(db, call, payload)
  await expect.poll(() => run()).toMatch(/1 try/)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await deleteOldFailedJobs(db, inDays(31))
  expect(await countFailedJobs(db)).toEqual({ waiting: 1, 'given-up': 0 })
  // Its tries took until now, however long ago it was added.
  await pool.query(`update graphile_worker._private_jobs
    set attempts = max_attempts, created_at = now() - interval '60 days', updated_at = created_at`)
  await deleteOldFailedJobs(db, inDays(29))
  expect(await countFailedJobs(db)).toEqual({ waiting: 0, 'given-up': 1 })
  await deleteOldFailedJobs(db, inDays(31))
  expect(await countFailedJobs(db)).toEqual({ waiting: 0, 'given-up': 0 })
})

test('a job that is running is neither tried again nor deleted', async () => {
  await addJob(db, call, payload)
  await expect.poll(() => run()).toMatch(/1 try/)
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`,
  )
  const line = await run()
  expect(line).toContain('running now')
  await expect(run('retry', idIn(line))).rejects.toThrow('it is running')
  await expect(run('delete', idIn(line))).rejects.toThrow('it is running')
  await expect(run('list', '5')).rejects.toThrow('one word too many')
})
