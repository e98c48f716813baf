import { resolve } from 'node:path'
import { createTasks, crontab } from './jobs.ts'
import { readConfig } from './platform/config.server.ts'
import { startJobs } from './platform/jobs.server.ts'
import { createLog } from './platform/log.server.ts'
import { createMailer } from './platform/mail.server.ts'
import { openStore, prepareStore } from './process.server.ts'
import { onStopSignal } from './stop-signal.ts'

/** Jobs alone, for a machine that should do nothing else; shop processes then run with JOBS=false. */
const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const store = await openStore(config, (line) => log.info(line))
const database = await prepareStore(store, log)
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

onStopSignal(async () => {
  await jobs.stop()
  mailer.close()
  await database.close()
  await store.embedded?.stop()
})
