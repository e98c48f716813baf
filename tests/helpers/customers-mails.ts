import { vi } from 'vitest'
import { createTasks, crontab } from '#/app/process/jobs.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { startJobs } from '#/platform/jobs/jobs.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import type { Mail } from '#/platform/jobs/mail.server.ts'
import type { TestDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'

/** Runs the shop's queue and records the mails it sends. */
export async function postOffice({ db, pool }: TestDatabase) {
  const sent: Mail[] = []
  const mailer = {
    send: (mail: Mail) => {
      sent.push(mail)
      return Promise.resolve()
    },
    close: () => {},
  }
  const log = createLog('silent', false)
  const tasks = createTasks({ config: readConfig({}), db, mailer, log })
  const jobs = await startJobs({ pgPool: pool, tasks, crontab, log })
  atEndOfFile(() => jobs.stop())

  const mailsTo = (email: string) => sent.filter(({ to }) => to === email)

  /** Some mails are delayed at random, so that nobody can time them; tests skip the delay. */
  const hurry = () =>
    pool.query(
      `with waiting as (
         update graphile_worker._private_jobs set run_at = now()
         where run_at > now() and attempts = 0 and locked_at is null returning id)
       select pg_notify('jobs:insert', '{"count":1}') from waiting`,
    )

  return {
    mailsTo,
    /** Waits for a mail with this subject. */
    mail: (email: string, subject: string | RegExp) =>
      vi.waitFor(
        async () => {
          await hurry()
          const mail = mailsTo(email).findLast((each) => each.subject.match(subject))
          if (!mail) throw new Error(`no mail about ${String(subject)} to ${email}`)
          return mail
        },
        { timeout: 10_000 },
      ),
    /** Waits until the queue is empty. */
    idle: () =>
      vi.waitFor(
        async () => {
          await hurry()
          const { rows } = await pool.query(
            'select count(*)::int as left from graphile_worker.jobs',
          )
          if ((rows as { left: number }[])[0]?.left !== 0) throw new Error('still at work')
        },
        { timeout: 10_000 },
      ),
  }
}

/** The token in the hash of a mail's link. */
export const tokenIn = ({ text }: Mail): string => /#([\w-]{43})/.exec(text)?.[1] ?? ''
