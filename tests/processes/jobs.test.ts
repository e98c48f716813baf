import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTasks, crontab } from '../../src/app/process/jobs.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { addJob, startJobs } from '#/platform/jobs/jobs.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { createMailer, mailJob } from '#/platform/jobs/mail.server.ts'
import { testDatabase } from '../helpers/database.ts'

const { db, pool } = await testDatabase()
const log = createLog('silent', false)
const outbox = await mkdtemp(join(tmpdir(), 'calder-outbox-'))
const mailer = createMailer({ smtpUrl: null, from: 'Shop <shop@shop.example>', outbox, log })
const jobs = await startJobs({
  pgPool: pool,
  tasks: createTasks({ config: readConfig({}), db, mailer, log }),
  crontab,
  log,
})
afterAll(async () => {
  await jobs.stop()
  mailer.close()
  await rm(outbox, { recursive: true, force: true })
})

const mail = (subject: string) => ({ to: 'ada@example.com', subject, text: 'Hello Ada' })
const sent = async () => {
  const files = await readdir(outbox)
  return Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
}

const waiting = async (task: string) => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where task_identifier = $1',
    [task],
  )
  return rows[0]?.count
}

test('without a mail server a mail becomes a file that any mail program opens', async () => {
  await addJob(db, mailJob, mail('Your order'))
  await expect.poll(sent).toHaveLength(1)
  expect((await sent())[0]).toMatch(
    /To: ada@example\.com[\s\S]*Subject: Your order[\s\S]*Hello Ada/,
  )
})

test('a job is committed or rolled back with its change', async () => {
  const failing = db.transaction(async (transaction) => {
    await addJob(transaction, mailJob, mail('Never sent'))
    throw new Error('no order after all')
  })
  await expect(failing).rejects.toThrow('no order after all')
  await expect.poll(() => waiting('send-mail')).toBe(0)
})

test('finished jobs are recorded before the shop closes, however long that takes', async () => {
  const writer = await pool.connect()
  onTestFinished(() => writer.release())
  const begun = Promise.withResolvers<void>()
  const isLeft = Promise.withResolvers<void>()
  const tasks = {
    'look-after': async () => {
      await writer.query('begin; select from graphile_worker._private_jobs for update')
      begun.resolve()
      await isLeft.promise
    },
  }
  const other = await startJobs({ pgPool: pool, tasks, crontab: '', log })
  await addJob(db, { name: 'look-after', payload: v.object({}) }, {})
  await begun.promise
  let isClosed = false
  const closing = other.stop().then(() => (isClosed = true))
  isLeft.resolve()
  await sleep(300)
  expect(isClosed).toBe(false)
  await writer.query('commit')
  await closing
  expect(await waiting('look-after')).toBe(0)
})
