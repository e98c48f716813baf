import { forgetIdleCarts } from './cart/cart.store.server.ts'
import { type PicturesJob, picturesJob, picturesQueue } from './catalogue/pictures-job.ts'
import { forgetExpiredAccess } from './customers/forget-expired.server.ts'
import { linkTasks } from './customers/send-links.server.ts'
import { forgetOldHandovers } from './checkout/handover.server.ts'
import type { Db } from './db/client.server.ts'
import { drawAhead } from './draw-ahead.server.ts'
import type { Config } from './platform/config.server.ts'
import { forgetOldLinks } from './orders/order-links.server.ts'
import { orderLinkJob, orderMailJob } from './orders/order-mail.ts'
import { settleRefunds } from './orders/refunds.server.ts'
import { releaseUnpaid } from './orders/release-orders.server.ts'
import { sendOrderLink, sendOrderMail } from './orders/send-order-mail.server.ts'
import { sendWithdrawalMail } from './orders/send-withdrawal-mail.server.ts'
import { withdrawalJob } from './orders/withdrawal-mail.ts'
import { forgetOldKeys } from './platform/idempotency.store.server.ts'
import { addJob, type TaskList } from './platform/jobs.server.ts'
import type { Log } from './platform/log.server.ts'
import type { Mail, Mailer } from './platform/mail.server.ts'
import { forgetOldTries } from './platform/rate-limit.store.server.ts'

type TaskParts = { config: Config; db: Db; mailer: Mailer; log: Log }

/** Every job the shop knows, one line each. */
export function createTasks({ config, db, mailer, log }: TaskParts): TaskList {
  return {
    ...linkTasks({ config, db, mailer }),
    'send-mail': (payload) => mailer.send(payload as Mail),
    [orderMailJob]: (payload) => sendOrderMail({ config, db, mailer, now: new Date() }, payload),
    [orderLinkJob]: (payload) => sendOrderLink({ config, db, mailer, now: new Date() }, payload),
    [withdrawalJob]: (payload) => sendWithdrawalMail({ config, db, mailer }, payload),
    [picturesJob]: async (payload, { abortSignal: signal }) => {
      const { products } = payload as PicturesJob
      await drawAhead({ config, db, log }, { products, atOnce: 1, signal })
      // whoever starts next goes on from here
      if (signal.aborted) await addJob(db, picturesJob, payload, picturesQueue)
    },
    'release-unpaid': () => releaseUnpaid(db, new Date()),
    'settle-refunds': () => settleRefunds(db, { now: new Date() }),
    'forget-expired': async () => {
      const now = new Date()
      await forgetOldKeys(db, now)
      await forgetOldTries(db, now)
      await forgetIdleCarts(db, now)
      await forgetOldLinks(db, now)
      await forgetOldHandovers(db, now)
      await forgetExpiredAccess(db, now)
    },
  }
}

/** When the recurring ones run, in cron's words. */
export const crontab = [
  '17 * * * * forget-expired',
  '* * * * * release-unpaid',
  '* * * * * settle-refunds',
].join('\n')
