/** Runs the queue until it is killed, and hangs at the given step of a mail; started by a test. */
import { openDatabase } from '#/db/client.server.ts'
import { startJobs } from '#/platform/jobs/jobs.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { mailTask } from '#/platform/jobs/mail-task.server.ts'
import { createMailer, mailJob, type Mailer } from '#/platform/jobs/mail.server.ts'

const [url = '', outbox = '', hangs = 'before'] = process.argv.slice(2)
const log = createLog('silent', false)
const { db, pool } = openDatabase({ url, onError: () => {} })
const post = createMailer({ smtpUrl: null, from: 'Shop <shop@shop.example>', outbox, log })
const mailer: Mailer = {
  ...post,
  async send(mail, identity) {
    if (hangs === 'after') await post.send(mail, identity)
    process.send?.('hanging')
    await new Promise(() => {})
  },
}
const tasks = { [mailJob.name]: mailTask({ db, mailer }, mailJob, (each, mail) => each.send(mail)) }
await startJobs({ pgPool: pool, tasks, crontab: '', log })
