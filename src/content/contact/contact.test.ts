import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { ownPage, testShop } from '../../../tests/helpers/shop.ts'
import { sendMessage } from './contact.server.ts'

const shop = await testShop({ TRUSTED_PROXIES: '127.0.0.1' })
const { db } = shop.database

/** Sends the form as a browser without scripts does, from a network of its own. */
const send = (fields: Record<string, string>, network: string) =>
  shop.send('POST', '/contact-form/', {
    headers: {
      ...ownPage,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': network,
    },
    body: new URLSearchParams(fields).toString(),
  })

const message = {
  name: 'Ada Holroyd',
  email: 'ada@customer.example',
  orderNumber: '7K3M-9Q2X',
  message: 'Does the Keld take 45 mm tyres?\n\nBest wishes',
}

async function mails(): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(
    sql`select payload from graphile_worker._private_jobs order by id`,
  )
  return rows.map(({ payload }) => payload as Record<string, unknown>)
}

test('a message goes to the shop and to nobody else', async () => {
  const answer = await send(message, '192.0.2.1')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/contact-form/?sent=1')
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: 'hello@caldercycles.example',
    replyTo: 'ada@customer.example',
    subject: 'Message from the contact form of Calder Cycles',
    text: expect.stringContaining('Does the Keld take 45 mm tyres?'),
  })
  expect(await (await shop.get('/contact-form/?sent=1')).text()).toContain('Thank you')
})

test('a faulty message comes back with what was typed', async () => {
  const before = await mails()
  const answer = await send({ ...message, email: 'ada@' }, '192.0.2.2')
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Does the Keld take 45 mm tyres?')
  expect((await send({ ...message, message: ' ' }, '192.0.2.2')).status).toBe(422)
  expect((await send({ ...message, message: 'x'.repeat(4_001) }, '192.0.2.2')).status).toBe(422)
  expect(await mails()).toHaveLength(before.length)
})

test('a program that fills in the hidden field is thanked and ignored', async () => {
  const before = await mails()
  expect((await send({ ...message, website: 'https://spam.example' }, '192.0.2.3')).status).toBe(
    303,
  )
  expect(await mails()).toHaveLength(before.length)
})

test('a network sends five messages an hour and no more', async () => {
  const before = await mails()
  const statuses = []
  for (let count = 0; count < 6; count += 1)
    statuses.push((await send(message, '192.0.2.4')).status)
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  expect(await mails()).toHaveLength(before.length + 5)
})

test('whoever has a line with 256 networks does not use up the form of everybody else', async () => {
  const from = (ip: string) =>
    sendMessage(testCtx(db, { visitor: { network: networkOf(ip) } }), message)
  for (let count = 0; count < 5; count += 1) await from('2001:db8:7::1')
  await expect(from('2001:db8:7:ff::1')).rejects.toThrow('too-many-requests')
  // The other 255 networks send as much.
  await db.execute(
    sql`update rate_limits set count = count * 256 where bucket = 'contact:uk' and count = 5`,
  )
  await from('192.0.2.5')
  const { rows } = await db.execute(
    sql`select from rate_limits where bucket = 'contact:uk' and count = ${256 * 5 + 1}`,
  )
  expect(rows).toHaveLength(1)
})

test('another site cannot send a message', async () => {
  const before = await mails()
  const answer = await shop.send('POST', '/contact-form/', {
    headers: {
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(message).toString(),
  })
  expect(answer.status).toBe(403)
  expect(await mails()).toHaveLength(before.length)
})
