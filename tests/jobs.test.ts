import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createTasks, crontab } from '../src/jobs.ts'
import { readConfig } from '#/platform/config.server.ts'
import { addJob, startJobs } from '#/platform/jobs.server.ts'
import { createLog } from '#/platform/log.server.ts'
import { createMailer } from '#/platform/mail.server.ts'
import { testDatabase } from './database.ts'

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

test('without a mail server a mail becomes a file that any mail program opens', async () => {
  await addJob(db, 'send-mail', mail('Your order'))
  await vi.waitFor(async () => expect(await sent()).toHaveLength(1), { timeout: 20_000 })
  expect((await sent())[0]).toMatch(
    /To: ada@example\.com[\s\S]*Subject: Your order[\s\S]*Hello Ada/,
  )
})

test('a job exists if and only if the change it belongs to does', async () => {
  const failing = db.transaction(async (transaction) => {
    await addJob(transaction, 'send-mail', mail('Never sent'))
    throw new Error('no order after all')
  })
  await expect(failing).rejects.toThrow('no order after all')
  const { rows } = await pool.query('select count(*)::int as count from graphile_worker.jobs')
  expect(rows).toEqual([{ count: 0 }])
})
