import { forgetIdleCarts } from './cart/cart.store.server.ts'
import { type PicturesJob, picturesJob, picturesQueue } from './catalogue/pictures-job.ts'
import { forgetExpiredAccess } from './customers/forget-expired.server.ts'
import { sendEmailLink, sendNewsletterLink, sendResetLink } from './customers/send-links.server.ts'
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
import { mailTask } from './platform/mail-task.server.ts'
import type { Log } from './platform/log.server.ts'
import type { Mail, Mailer } from './platform/mail.server.ts'
import { forgetOldTries } from './platform/rate-limit.store.server.ts'
import { forgetOldMails } from './platform/sent-mails.store.server.ts'

type TaskParts = { config: Config; db: Db; mailer: Mailer; log: Log }

/** Every job the shop knows, one line each. */
export function createTasks({ config, db, mailer, log }: TaskParts): TaskList {
  type Send = (
    post: { config: Config; db: Db; mailer: Mailer; now: Date },
    payload: unknown,
  ) => Promise<void>
  const once = (send: Send) =>
    mailTask({ db, mailer }, (recording, payload) =>
      send({ config, db, mailer: recording, now: new Date() }, payload),
    )
  return {
    'send-reset-link': once(sendResetLink),
    'send-email-link': once(sendEmailLink),
    'send-newsletter-link': once(sendNewsletterLink),
    'send-mail': once((post, payload) => post.mailer.send(payload as Mail)),
    [orderMailJob]: once(sendOrderMail),
    [orderLinkJob]: once(sendOrderLink),
    [withdrawalJob]: once(sendWithdrawalMail),
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
      await forgetOldMails(db, now)
    },
  }
}

/** When the recurring ones run, in cron's words. */
export const crontab = [
  '17 * * * * forget-expired',
  '* * * * * release-unpaid',
  '* * * * * settle-refunds',
].join('\n')
