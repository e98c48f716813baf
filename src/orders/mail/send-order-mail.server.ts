import type { Db } from '#/db/client.server.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import type { Payload } from '#/platform/jobs/job.ts'
import { type orderLinkJob, orderMailJob } from './order-mail.ts'
import { linkDays, makeOrderLink, takeOrderLink } from '#/orders/links/order-links.server.ts'
import { findClaimedOrder, wholeOrder } from '#/orders/order/orders.server.ts'
import { readOrder } from '#/orders/order/orders.store.server.ts'
import { findOrderStore } from '#/orders/collection/order-store.server.ts'
import { legalFiles } from './legal-files.server.ts'
import { writeOrderMail } from './write-order-mail.server.ts'

type MailContext = { config: Config; db: Db; mailer: Mailer; now: Date }

/** Renders and sends one mail about an order; a failed job is retried. */
export async function sendOrderMail(
  { config, db, mailer, now }: MailContext,
  { orderId, kind, paper: documentNumber }: Payload<typeof orderMailJob>,
): Promise<void> {
  const order = await readOrder(db, { id: orderId })
  // An erased buyer has no email address.
  if (!order || order.email === '') return
  const days = kind === 'link' ? linkDays.lookUp : linkDays.mail
  const token = await makeOrderLink(db, { orderId, days, now })
  const whole = await wholeOrder(db, order)
  const site = mailSite(config, order.site)
  const attachments = kind === 'received' ? await legalFiles(db, whole, site) : []
  const mail = writeOrderMail(whole, kind, {
    token,
    documentNumber,
    site,
    store: await findOrderStore(db, order),
    hasFiles: attachments.length > 0,
  })
  await mailer.send({ to: order.email, ...mail, attachments })
}

/**
 * Mails the link a guest requested, and only to the email address of the order. The mail is a job of its own, so that
 * one that is tried again takes one link of the order's allowance only.
 */
export async function sendOrderLink(
  { db, now }: Pick<MailContext, 'db' | 'now'>,
  claim: Payload<typeof orderLinkJob>,
): Promise<void> {
  const order = await findClaimedOrder(db, claim)
  if (!order) return
  await db.transaction(async (tx) => {
    if (await takeOrderLink({ db: tx, now }, order))
      await addJob(tx, orderMailJob, { orderId: order.id, kind: 'link', paper: null })
  })
}
