import { resolve } from 'node:path'
import { checkSettings } from './app/process/check-settings.server.ts'
import { createTasks, crontab } from './app/process/jobs.ts'
import { readConfig } from './platform/config/config.server.ts'
import { startJobs } from './platform/jobs/jobs.server.ts'
import { createLog } from './platform/config/log.server.ts'
import { openFaultReports, reportCrashes } from './platform/observe/report-errors.server.ts'
import { createMailer } from './platform/jobs/mail.server.ts'
import { openStore, prepareStore } from './app/process/prepare-store.server.ts'
import { describeStartError } from './app/process/start-error.server.ts'
import { onStopSignal } from './app/process/stop-signal.ts'

/** Runs only the jobs, for a machine that should do nothing else; shop processes then run with JOBS=false. */
async function runJobs() {
  const config = readConfig(process.env)
  checkSettings(config)
  const log = createLog(config.LOG_LEVEL)
  const print = (line: string) => log.info(line)
  const store = await openStore(config, print)
  const database = await prepareStore(store, { log, print })
  await database.watch(() => {})
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: resolve(config.DATA_DIR, 'outbox'),
    log,
  })
  const jobs = await startJobs({
    pgPool: database.pool,
    tasks: createTasks({ config, db: database.db, mailer, log }),
    crontab,
    log,
  })
  log.info('working the queue')
  const faults = openFaultReports({ config, log, release: 'worker' })
  if (faults) reportCrashes(faults.reports, 'worker')

  onStopSignal(async () => {
    await jobs.stop()
    mailer.close()
    await database.close()
    await faults?.close()
    await store.embedded?.stop()
  })
}

try {
  await runJobs()
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`)
  process.exit(1)
}
