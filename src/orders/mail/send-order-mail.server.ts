import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import { orderMailKinds } from './order-mail.ts'
import { linkDays, makeOrderLink } from '#/orders/order/order-links.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { findByNumber, wholeOrder } from '#/orders/order/orders.server.ts'
import { readOrder } from '#/orders/order/orders.store.server.ts'
import { writeOrderMail } from './write-order-mail.server.ts'

const payloadSchema = v.object({
  orderId: v.number(),
  kind: v.picklist(orderMailKinds),
  /** The parcel or credit note it is about; left out, the last one. */
  paper: v.optional(v.nullable(v.string()), null),
})

type Post = { config: Config; db: Db; mailer: Mailer; now: Date }

/** Writes and sends one mail about an order; a job that fails is tried again. */
export async function sendOrderMail(
  { config, db, mailer, now }: Post,
  payload: unknown,
): Promise<void> {
  const { orderId, kind, paper } = v.parse(payloadSchema, payload)
  const order = await readOrder(db, { id: orderId })
  // A buyer who erased his account has no address any more.
  if (!order || order.email === '') return
  const days = kind === 'link' ? linkDays.lookUp : linkDays.mail
  const token = await makeOrderLink(db, { orderId, days, now })
  const mail = writeOrderMail(await wholeOrder(db, order), kind, {
    token,
    paper,
    site: mailSite(config, order.site),
  })
  await mailer.send({ to: order.email, ...mail })
}

const askSchema = v.object({ number: v.string(), email: v.string() })

/** The link that a guest has asked for, to the address of the order and no other. */
export async function sendOrderLink(post: Post, payload: unknown): Promise<void> {
  const { number, email } = v.parse(askSchema, payload)
  const order = await findByNumber(post.db, number)
  const isHis = order && isPlaced(order.state) && order.email === email.trim().toLowerCase()
  if (isHis) await sendOrderMail(post, { orderId: order.id, kind: 'link' })
}
