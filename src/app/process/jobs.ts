import { deleteIdleCarts } from '#/cart/lines/cart.store.server.ts'
import { type PicturesJob, picturesJob, picturesQueue } from '#/catalogue/pictures/pictures-job.ts'
import { deleteOldPreviews } from '#/content/content.store.server.ts'
import { deleteExpiredAccess } from '#/customers/sessions/delete-expired.server.ts'
import {
  sendEmailLink,
  sendNewsletterLink,
  sendResetLink,
} from '#/customers/passwords/send-links.server.ts'
import { deleteOldHandovers } from '#/checkout/handover/handover.server.ts'
import type { Db } from '#/db/client.server.ts'
import { drawAhead } from '#/app/draw-ahead/draw-ahead.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { deleteOldLinks } from '#/orders/order/order-links.store.server.ts'
import { eraseBuyersOfClosed } from '#/orders/order/orders.server.ts'
import { orderLinkJob, orderMailJob } from '#/orders/mail/order-mail.ts'
import { settleRefunds } from '#/orders/refunds/refunds.server.ts'
import { releaseUnpaid } from '#/orders/placing/release-orders.server.ts'
import { sendOrderLink, sendOrderMail } from '#/orders/mail/send-order-mail.server.ts'
import { sendWithdrawalMail } from '#/orders/withdrawal/send-withdrawal-mail.server.ts'
import { withdrawalJob } from '#/orders/withdrawal/withdrawal-mail.ts'
import { deleteOldKeys } from '#/platform/api/idempotency.server.ts'
import { addJob, type TaskList } from '#/platform/jobs/jobs.server.ts'
import { mailTask } from '#/platform/jobs/mail-task.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import type { Mail, Mailer } from '#/platform/jobs/mail.server.ts'
import { deleteOldQuotas } from '#/platform/rate-limit/attempts.server.ts'
import { deleteOldMails } from '#/platform/jobs/sent-mails.store.server.ts'

type TaskParts = { config: Config; db: Db; mailer: Mailer; log: Log }

/** Every job of the shop. */
export function createTasks({ config, db, mailer, log }: TaskParts): TaskList {
  type Send = (
    deps: { config: Config; db: Db; mailer: Mailer; now: Date },
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
    'send-mail': once((deps, payload) => deps.mailer.send(payload as Mail)),
    [orderMailJob]: once(sendOrderMail),
    [orderLinkJob]: once(sendOrderLink),
    [withdrawalJob]: once(sendWithdrawalMail),
    [picturesJob]: async (payload, { abortSignal: signal }) => {
      const { products } = payload as PicturesJob
      await drawAhead({ config, db, log }, { products, atOnce: 1, signal })
      // The next process to start continues from here.
      if (signal.aborted) await addJob(db, picturesJob, payload, picturesQueue)
    },
    'release-unpaid': () => releaseUnpaid(db, new Date()),
    'settle-refunds': () => settleRefunds(db, { now: new Date() }),
    'delete-expired': async () => {
      const now = new Date()
      await deleteOldKeys(db, now)
      await deleteOldQuotas(db, now)
      await deleteIdleCarts(db, now)
      await deleteOldLinks(db, now)
      await deleteOldPreviews(db, now)
      await eraseBuyersOfClosed(db, now)
      await deleteOldHandovers(db, now)
      await deleteExpiredAccess(db, now)
      await deleteOldMails(db, now)
    },
  }
}

/** The schedule of the recurring jobs. */
export const crontab = [
  '17 * * * * delete-expired',
  '* * * * * release-unpaid',
  '* * * * * settle-refunds',
].join('\n')
