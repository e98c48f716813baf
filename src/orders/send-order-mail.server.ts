import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import type { Config } from '#/platform/config.server.ts'
import type { Mailer } from '#/platform/mail.server.ts'
import { orderMailKinds } from './order-mail.ts'
import { linkDays, makeOrderLink } from './order-links.server.ts'
import { wholeOrder } from './orders.server.ts'
import { readOrder } from './orders.store.server.ts'
import { writeOrderMail } from './write-order-mail.server.ts'

const payloadSchema = v.object({ orderId: v.number(), kind: v.picklist(orderMailKinds) })

type Post = { config: Config; db: Db; mailer: Mailer; now: Date }

/** Writes and sends one mail about an order; a job that fails is tried again. */
export async function sendOrderMail(
  { config, db, mailer, now }: Post,
  payload: unknown,
): Promise<void> {
  const { orderId, kind } = v.parse(payloadSchema, payload)
  const order = await readOrder(db, { id: orderId })
  // A buyer who erased his account has no address any more.
  if (!order || order.email === '') return
  const days = kind === 'link' ? linkDays.lookUp : linkDays.mail
  const token = await makeOrderLink(db, { orderId, days, now })
  const mail = writeOrderMail(await wholeOrder(db, order), kind, {
    token,
    site: mailSite(config, order.site),
  })
  await mailer.send({ to: order.email, ...mail })
}
