import { fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#/db/client.server.ts'
import { addJob, startJobs, type Task } from '#/platform/jobs/jobs.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { mailTask } from '#/platform/jobs/mail-task.server.ts'
import { createMailer, type Mail, mailJob, type Mailer } from '#/platform/jobs/mail.server.ts'
import { databaseLink } from '../helpers/database-link.ts'
import { type TestDatabase, testDatabase } from '../helpers/database.ts'

vi.setConfig({ testTimeout: 60_000 })

const log = createLog('silent', false)
const times = { beatMs: 100, goneAfterMs: 1_000 }
const mail: Mail = { to: 'ada@example.com', subject: 'Your order', text: 'Hello Ada' }

async function newOutbox() {
  const outbox = await mkdtemp(join(tmpdir(), 'calder-outbox-'))
  onTestFinished(() => rm(outbox, { recursive: true, force: true }))
  const mailer = createMailer({ smtpUrl: null, from: 'Shop <shop@shop.example>', outbox, log })
  return { outbox, mailer, files: () => readdir(outbox) }
}

type Queue = Pick<TestDatabase, 'db' | 'pool'>

async function work({ db, pool }: Queue, mailer: Mailer, events = new EventEmitter()) {
  const tasks = {
    [mailJob.name]: mailTask({ db, mailer }, mailJob, (post, each) => post.send(each)),
  }
  const jobs = await startJobs({ pgPool: pool, tasks, crontab: '', log, times, events })
  onTestFinished(() => jobs.stop())
}

const waiting = async ({ pool }: Pick<Queue, 'pool'>) =>
  (await pool.query('select from graphile_worker._private_jobs')).rowCount

/** The queue hands these to a try of a job. */
const helpers = (id: string, attempts = 1) =>
  ({ job: { id, created_at: new Date('2026-11-16'), attempts } }) as Parameters<Task>[1]

/** A mail job in a process that is killed before or after it has sent the mail. */
async function killedWhileMailing(hangs: 'before' | 'after') {
  const database = await testDatabase()
  const post = await newOutbox()
  await addJob(database.db, mailJob, mail)
  const worker = fork('tests/processes/mailing-worker.ts', [database.url, post.outbox, hangs], {
    execArgv: [],
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker, 'message')
  worker.kill('SIGKILL')
  await once(worker, 'close')
  return { database, ...post }
}

test('another process sends the mail of a killed one', async () => {
  const { database, mailer, files } = await killedWhileMailing('before')
  expect(await files()).toHaveLength(0)
  await work(database, mailer)
  await expect.poll(files).toHaveLength(1)
  await expect.poll(() => waiting(database)).toBe(0)
})

test('a mail that was sent just before its process was killed is not duplicated', async () => {
  const { database, outbox, mailer, files } = await killedWhileMailing('after')
  const [first = ''] = await files()
  const messageId = /^Message-ID: .*$/m
  const [before] = messageId.exec(await readFile(join(outbox, first), 'utf8')) ?? []
  const send = vi.fn<Mailer['send']>(mailer.send)
  await work(database, { ...mailer, send })
  await expect.poll(() => waiting(database)).toBe(0)
  expect(send).toHaveBeenCalledTimes(1)
  expect(await files()).toEqual([first])
  expect(await readFile(join(outbox, first), 'utf8')).toContain(before)
})

test('a job stays with a live process, however long it takes', async () => {
  const database = await testDatabase()
  const send = vi.fn<Mailer['send']>(() => sleep(times.goneAfterMs * 3))
  const mailer = { send, close: () => {} }
  await work(database, mailer)
  await work(database, mailer)
  await addJob(database.db, mailJob, mail)
  await expect.poll(() => waiting(database)).toBe(0)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a mail sent while the database was unavailable is recorded afterwards', async () => {
  const database = await testDatabase()
  const link = await databaseLink(database.url)
  const through = openDatabase({ url: link.url, onError: () => {} })
  onTestFinished(() => through.close())
  const cut = Promise.withResolvers<void>()
  const send = vi.fn<Mailer['send']>(async () => {
    await link.cut()
    cut.resolve()
  })
  await work(through, { send, close: () => {} })
  await addJob(database.db, mailJob, mail)
  await cut.promise
  await sleep(times.goneAfterMs * 2)
  await link.mend()
  await expect.poll(() => waiting(database), { timeout: 30_000 }).toBe(0)
  expect((await database.pool.query('select from sent_mails')).rowCount).toBe(1)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a queue that failed is restarted and sends nothing twice', async () => {
  const database = await testDatabase()
  const events = new EventEmitter()
  const pools: { gracefulShutdown(reason: string): unknown }[] = []
  events.on('pool:create', ({ workerPool }: { workerPool: (typeof pools)[number] }) =>
    pools.push(workerPool),
  )
  const send = vi.fn<Mailer['send']>()
  await work(database, { send, close: () => {} }, events)
  await addJob(database.db, mailJob, mail)
  await expect.poll(() => waiting(database)).toBe(0)
  await pools[0]?.gracefulShutdown('gave up')
  await expect.poll(() => pools.length).toBe(2)
  await addJob(database.db, mailJob, mail)
  await expect.poll(() => waiting(database)).toBe(0)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a job that runs again after its mail was recorded sends nothing', async () => {
  const database = await testDatabase()
  const send = vi.fn<Mailer['send']>()
  const task = mailTask(
    { db: database.db, mailer: { send, close: () => {} } },
    mailJob,
    (post, each) => post.send(each),
  )
  await task(mail, helpers('7'))
  await task(mail, helpers('7'))
  expect(send).toHaveBeenCalledTimes(1)
  // A release finds the jobs of the one before in the queue.
  await expect(task({ ...mail, to: null }, helpers('8'))).rejects.toThrow(
    'send-mail at to is stored as object, expected string',
  )
  expect(send).toHaveBeenCalledTimes(1)
  await task(mail, helpers('8'))
  expect(send).toHaveBeenCalledTimes(2)
})

test.each([
  ['a mail written again', {}, 1],
  ['a mail whose link replaces the one before', { replacesEarlierLink: true }, 2],
])('%s has as many Message-IDs as a server should deliver', async (_, options, count) => {
  const { db } = await testDatabase()
  const ids = new Set<string>()
  let isAnswered = false
  const send: Mailer['send'] = async (_mail, identity) => {
    ids.add(identity?.id ?? '')
    // The server has taken the mail, and its answer is lost.
    if (!isAnswered) throw new Error('the line is dead')
  }
  const task = mailTask(
    { db, mailer: { send, close: () => {} } },
    mailJob,
    (post, each) => post.send(each),
    options,
  )
  await expect(task(mail, helpers('9'))).rejects.toThrow('the line is dead')
  isAnswered = true
  // Staff start a job again from its first try.
  await task(mail, helpers('9', 1))
  await task(mail, helpers('9', 2))
  expect(ids.size).toBe(count)
})

test('mails in the outbox are readable only by the shop’s user', async () => {
  const { outbox, mailer, files } = await newOutbox()
  // The folder has the permissions that an older version gave it.
  await chmod(outbox, 0o755)
  await mailer.send(mail)
  const [file = ''] = await files()
  const mode = async (path: string) => (await stat(path)).mode & 0o777
  expect(await mode(join(outbox, file))).toBe(0o600)
  expect(await mode(outbox)).toBe(0o700)
})
