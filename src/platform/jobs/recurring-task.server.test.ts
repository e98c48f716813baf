import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { logTo } from '#/platform/config/log.server.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { forEachRow } from './for-each-row.ts'
import { addJob, startJobs } from './jobs.server.ts'
import { recurringTask } from './recurring-task.server.ts'

const round = { name: 'round', payload: v.object({}) }
const call = { name: 'call', payload: v.object({}) }

/** A queue with a recurring job and one that people wait for. */
async function queue(work: () => Promise<void>) {
  const { db, pool } = await testDatabase()
  const lines: string[] = []
  const log = logTo({ write: (line: string) => void lines.push(line) }, 'warn')
  let calls = 0
  const tasks = { round: recurringTask(log, work), call: () => void (calls += 1) }
  const jobs = await startJobs({ pgPool: pool, tasks, crontab: '', log })
  onTestFinished(() => jobs.stop())
  return { db, logged: () => lines.join(''), calls: () => calls }
}

test('a recurring job that takes longer than its pause keeps no other job waiting', async () => {
  const silence = Promise.withResolvers<void>()
  let rounds = 0
  const { db, logged, calls } = await queue(() => {
    rounds += 1
    return silence.promise
  })
  onTestFinished(() => silence.resolve())
  // As many as one process works at a time.
  for (let minute = 0; minute < 4; minute += 1) await addJob(db, round, {})
  await addJob(db, call, {})
  await expect.poll(calls).toBe(1)
  expect(rounds).toBe(1)
  expect(logged()).toContain('still in its last round')
  silence.resolve()
  await expect
    .poll(async () => {
      await addJob(db, round, {})
      return rounds
    })
    .toBeGreaterThan(1)
})

test('each failure of a round is logged, and the next round runs', async () => {
  let rounds = 0
  const { db, logged } = await queue(() => {
    rounds += 1
    return forEachRow(['one', 'two'], (row) => Promise.reject(new Error(`no ${row}`)), {
      failure: 'Some failed.',
    })
  })
  await addJob(db, round, {})
  await expect.poll(logged).toMatch(/no one[^]*no two/)
  await addJob(db, round, {})
  await expect.poll(() => rounds).toBe(2)
})
