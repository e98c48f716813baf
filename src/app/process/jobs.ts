import { picturesJob, picturesQueue } from '#/catalogue/pictures/pictures-job.ts'
import { emailLinkJob, newsletterLinkJob, resetLinkJob } from '#/customers/mails/link-jobs.ts'
import {
  sendEmailLink,
  sendNewsletterLink,
  sendResetLink,
} from '#/customers/mails/send-links.server.ts'
import { quoteMailJob } from '#/cycle-to-work/quotes/quote-mail.ts'
import { sendQuoteMail } from '#/cycle-to-work/quote-document/send-quote-mail.server.ts'
import { deleteExpired } from './delete-expired.server.ts'
import type { Db } from '#/db/client.server.ts'
import { drawAhead } from '#/app/draw-ahead/draw-ahead.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { orderLinkJob, orderMailJob } from '#/orders/mail/order-mail.ts'
import { releasePayment } from '#/payments/release-payment.server.ts'
import { releasePaymentJob } from '#/payments/release-payment.ts'
import { settleRefunds } from '#/orders/refunds/refunds.server.ts'
import { releaseUnpaid } from '#/orders/placing/release-orders.server.ts'
import { sendOrderLink, sendOrderMail } from '#/orders/mail/send-order-mail.server.ts'
import { sendWithdrawalMail } from '#/orders/withdrawal/send-withdrawal-mail.server.ts'
import { withdrawalJob } from '#/orders/withdrawal/withdrawal-mail.ts'
import { fromStored } from '#/db/stored-json.ts'
import type { Job, Payload } from '#/platform/jobs/job.ts'
import { addJob, type TaskList } from '#/platform/jobs/jobs.server.ts'
import { type MailOptions, mailTask } from '#/platform/jobs/mail-task.server.ts'
import { recurringTask } from '#/platform/jobs/recurring-task.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { mailJob, type Mailer } from '#/platform/jobs/mail.server.ts'
import { claimMailJob } from '#/warranty/claim/claim-mail.ts'
import { deleteExpiredFiles } from '#/warranty/uploads/upload-files.server.ts'
import { sendClaimMail } from '#/warranty/claim/send-claim-mail.server.ts'

type TaskParts = { config: Config; db: Db; mailer: Mailer; log: Log }

/** Every job of the shop. */
export function createTasks({ config, db, mailer, log }: TaskParts): TaskList {
  type MailContext = { config: Config; db: Db; mailer: Mailer; now: Date }
  const mailing = <Kind extends Job>(
    kind: Kind,
    send: (context: MailContext, payload: Payload<Kind>) => Promise<void>,
    options?: MailOptions,
  ): TaskList => ({
    [kind.name]: mailTask(
      { db, mailer },
      kind,
      (recording, payload) => send({ config, db, mailer: recording, now: new Date() }, payload),
      options,
    ),
  })
  return {
    ...mailing(resetLinkJob, sendResetLink, { replacesEarlierLink: true }),
    ...mailing(emailLinkJob, sendEmailLink, { replacesEarlierLink: true }),
    ...mailing(newsletterLinkJob, sendNewsletterLink, { replacesEarlierLink: true }),
    ...mailing(mailJob, (context, mail) => context.mailer.send(mail)),
    ...mailing(orderMailJob, sendOrderMail),
    ...mailing(orderLinkJob, sendOrderLink),
    ...mailing(withdrawalJob, sendWithdrawalMail),
    ...mailing(claimMailJob, sendClaimMail),
    ...mailing(quoteMailJob, sendQuoteMail),
    [picturesJob.name]: async (payload, { abortSignal: signal }) => {
      const { products } = fromStored(picturesJob.payload, payload, picturesJob.name)
      await drawAhead({ config, db, log }, { products, atOnce: 1, signal })
      // The next process to start continues from here.
      if (signal.aborted) await addJob(db, picturesJob, { products }, picturesQueue)
    },
    [releasePaymentJob.name]: (payload) =>
      releasePayment(fromStored(releasePaymentJob.payload, payload, releasePaymentJob.name)),
    'release-unpaid': recurringTask(log, () => releaseUnpaid(db, new Date())),
    'settle-refunds': recurringTask(log, () => settleRefunds(db, { now: new Date() })),
    'delete-expired-files': recurringTask(log, () =>
      deleteExpiredFiles({ config, db }, new Date()),
    ),
    'delete-expired': recurringTask(log, () => deleteExpired({ config, db }, new Date())),
  }
}

/** The schedule of the recurring jobs. */
export const crontab = [
  '17 * * * * delete-expired',
  // Room for files of claims is needed sooner than an hour later.
  '*/10 * * * * delete-expired-files',
  '* * * * * release-unpaid',
  '* * * * * settle-refunds',
].join('\n')
