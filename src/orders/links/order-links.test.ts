import { expect, test } from 'vitest'
import { orderLinkJob, orderMailJob } from '#/orders/mail/order-mail.ts'
import { sendOrderLink, sendOrderMail } from '#/orders/mail/send-order-mail.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { sites } from '#/platform/config/sites.ts'
import type { Job, Payload } from '#/platform/jobs/job.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx, testSession } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import type { Order } from '#/orders/order/order.ts'
import {
  findOrderByAttemptKey,
  findOrderByLink,
  makeAttemptKey,
  makeOrderLink,
  requestOrderLink,
} from './order-links.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { findByNumber, wholeOrder } from '#/orders/order/orders.server.ts'
import { collectedMails } from '../../../tests/helpers/captured/collected-mails.ts'

const { db, pool } = await cartDatabase()
const ctx = testCtx(db)

// With a mail server configured, links lead to the site's own URL.
const config = readConfig({ SMTP_URL: 'smtp://mail.example' })
const { sent, mailer } = collectedMails()

async function anOrder(): Promise<Order> {
  const ada = await buyer(db, [anItem(helmet)])
  return (await placeOrder(ada.ctx, anOrderRequest(ada.cartId))).order
}

/** The payloads of the queued jobs of one kind, the oldest first. */
async function queued<Kind extends Job>(kind: Kind) {
  const { rows } = await pool.query<{ payload: Payload<Kind> }>(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id`,
    [kind.name],
  )
  return rows.map(({ payload }) => payload)
}

/** The mails with a link to an order that are waiting to be sent. */
const linkMailsOf = async ({ id }: Order) =>
  (await queued(orderMailJob)).filter(({ orderId, kind }) => orderId === id && kind === 'link')

const linkTo = (order: Order) => makeOrderLink(db, { orderId: order.id, days: 90, now: ctx.now })

test('a guest gets a link to their own order for a day, and no information about other orders', async () => {
  const order = await anOrder()
  const before = sent.length
  const requests = [
    { number: order.number, email: 'eve@example.com' },
    { number: '4444-4444', email: 'ada@example.com' },
    { number: order.number, email: ' Ada@Example.com ' },
  ]
  for (const each of requests) await requestOrderLink(ctx, each)
  const payloads = await queued(orderLinkJob)
  // Each request adds the same kind of job.
  expect(payloads).toEqual(requests)
  const context = { config, db, mailer, now: ctx.now }
  for (const payload of payloads) await sendOrderLink(context, payload)
  for (const mail of await linkMailsOf(order)) await sendOrderMail(context, mail)
  expect(sent.slice(before).map(({ to }) => to)).toEqual(['ada@example.com'])
  const token = /\/order\/#([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
  expect((await findOrderByLink(ctx, token))?.number).toBe(order.number)
  const tomorrow = testCtx(db, { now: new Date(ctx.now.getTime() + 25 * 3_600_000) })
  expect(await findOrderByLink(tomorrow, token)).toBeNull()
  expect(await findOrderByLink(ctx, 'x'.repeat(32))).toBeNull()
})

test('an order whose number is typed in other ways gets no more than five mails an hour', async () => {
  const order = await anOrder()
  const plain = order.number.replace('-', '')
  const typed = [plain, plain.toLowerCase(), ` ${order.number} `, order.number.replace('-', ' ')]
  for (const number of [...typed, ...typed])
    await sendOrderLink({ db, now: ctx.now }, { number, email: 'ada@example.com' })
  expect(await linkMailsOf(order)).toHaveLength(5)
  const other = await anOrder()
  await sendOrderLink({ db, now: ctx.now }, { number: other.number, email: 'ada@example.com' })
  expect(await linkMailsOf(other)).toHaveLength(1)
})

test('a stranger who knows the number of an order does not keep its buyer from the link', async () => {
  const order = await anOrder()
  const from = (network: number, email: string) =>
    requestOrderLink(testCtx(db, { visitor: { network: networkOf(`198.51.100.${network}`) } }), {
      number: order.number,
      email,
    })
  for (let guess = 0; guess < 8; guess += 1) await from(7, `eve${guess}@example.com`)
  await from(8, 'ada@example.com')
  const requests = (await queued(orderLinkJob)).filter(({ number }) => number === order.number)
  expect(requests).toHaveLength(9)
  for (const request of requests) await sendOrderLink({ db, now: ctx.now }, request)
  expect(await linkMailsOf(order)).toHaveLength(1)
})

test('an attempt key does not work as a link, nor a link as an attempt key', async () => {
  const order = await anOrder()
  const key = await makeAttemptKey(ctx, order)
  expect((await findOrderByAttemptKey(ctx, key))?.number).toBe(order.number)
  expect(await findOrderByLink(ctx, key)).toBeNull()
  expect(await findOrderByAttemptKey(ctx, await linkTo(order))).toBeNull()
})

test('a link works only on the site of its order', async () => {
  const order = await anOrder()
  const token = await linkTo(order)
  const other = sites.find(({ id }) => id !== order.site)
  if (!other) throw new Error('There is only one site.')
  expect((await findOrderByLink(ctx, token))?.number).toBe(order.number)
  expect(await findOrderByLink(testCtx(db, { visitor: { site: other } }), token)).toBeNull()
})

test('an order is read with its invoices, shipments and events', async () => {
  const order = await anOrder()
  const tracking = { carrier: 'DPD', number: '1234', url: 'https://track.example/1234' }
  await takeStep(db, { id: order.id }, 'ship', { now: ctx.now, tracking })
  const found = await findByNumber(db, order.number)
  const whole = found && (await wholeOrder(db, found))
  expect(whole?.invoices[0]?.number).toMatch(/^INV-UK-\d{6}$/)
  expect(whole?.shipments[0]).toMatchObject({ carrier: 'DPD', trackingNumber: '1234' })
  expect(whole?.events.map(({ step }) => step)).toEqual(['pay', 'ship'])
})

test('a customer’s order is not shown to their browser after they have logged out', async () => {
  const ada = await buyer(db, [anItem(helmet)], { customerId: 61 })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const key = await makeAttemptKey(ada.ctx, order)
  const seenBy = async (customerId: number | null) =>
    (await findOrderByAttemptKey({ ...ctx, session: async () => testSession(customerId) }, key))?.id
  expect(await seenBy(61)).toBe(order.id)
  expect(await seenBy(62)).toBeUndefined()
  expect(await seenBy(null)).toBeUndefined()
})
