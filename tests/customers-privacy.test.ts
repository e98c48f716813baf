import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '#/orders/place-order.server.ts'
import { newId } from '#/platform/ids.server.ts'
import { helmet, otherHelmet, stockCartShop } from './cart-shop.ts'
import { postOffice } from './customers-mails.ts'
import { behindProxy, customer, goodPassword, ownAddress, visitor } from './customers-shop.ts'
import { anAddress, anItem, aWish, buyer } from './order-shop.ts'
import { testShop } from './shop.ts'

const shop = await testShop(behindProxy)
const { db } = shop.database
const post = await postOffice(shop.database)
await stockCartShop(db)

/** A customer who has left a mark of his own wherever we keep anything. */
async function marked() {
  const marks = Object.fromEntries(
    ['email', 'first', 'last', 'street', 'city', 'phone', 'bill', 'agent'].map((name) => [
      name,
      `zz${newId().slice(0, 10)}`,
    ]),
  ) as Record<'email' | 'first' | 'last' | 'street' | 'city' | 'phone' | 'bill' | 'agent', string>
  const email = `${marks.email}@riders.example`
  const ada = visitor(shop)
  const names = { firstName: marks.first, lastName: marks.last }
  const key = { 'idempotency-key': crypto.randomUUID() }
  await ada.call('auth/register', { ...names, email, password: goodPassword }, key)
  await ada.call('auth/login', { email, password: goodPassword }, { 'user-agent': marks.agent })
  await ada.call('account/add-address', {
    address: { ...ownAddress, street: [marks.street], city: marks.city },
  })
  await ada.call('account/newsletter', { is_subscribed: true })
  const { rows } = await db.execute(sql`select id from customers where email = ${email}`)
  const customerId = Number(rows[0]?.['id'])
  const { ctx, cartId } = await buyer(db, [anItem(helmet)], { customerId })
  const { order } = await placeOrder(
    ctx,
    aWish(cartId, {
      contact: { email },
      shippingAddress: { ...anAddress(), telephone: '+44 1422 998877', company: marks.phone },
      billingAddress: { ...anAddress(), street: [marks.bill] },
    }),
  )
  await ada.call('cart/create-auth', {})
  await ada.call('cart/add-item', { cartItems: [{ sku: otherHelmet, quantity: 1 }] })
  await ada.call('auth/reset-password', { email })
  await post.idle()
  return { ...ada, email, marks, order, customerId }
}

/** All there is in the database, as text. */
async function dump(): Promise<string> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  const parts = await Promise.all(
    rows.map(async ({ schema, name }) => {
      const found = await db.execute(
        sql.raw(`select coalesce(json_agg(t)::text, '') as text from "${schema}"."${name}" t`),
      )
      return `${name}: ${String(found.rows[0]?.['text'])}`
    }),
  )
  return parts.join('\n')
}

test('a customer can take along everything we know of him', async () => {
  const ada = await marked()
  const { answer } = await ada.call('account/export')
  const text = JSON.stringify(answer['export'])
  for (const mark of Object.values(ada.marks)) expect(text).toContain(mark)
  for (const part of [ada.order.number, otherHelmet, 'subscribed']) expect(text).toContain(part)
})

test('what opens doors is not handed out with it', async () => {
  const ada = await marked()
  const { text } = await ada.call('account/export')
  expect(text).not.toMatch(/argon2|passwordHash|secret|linkHash/)
})

test('an erased customer is nowhere any more; his order is, without him', async () => {
  const ada = await marked()
  expect(await dump()).toContain(ada.marks.street)
  const erased = await ada.call('account/erase', { password: goodPassword })
  expect(erased.answer).toEqual({ erased: true, error: null })
  expect([...ada.jar.keys()].filter((name) => name.startsWith('customer_'))).toEqual([])
  await post.mail(ada.email, 'Your account was deleted')
  await post.idle()
  const left = await dump()
  for (const [name, mark] of Object.entries(ada.marks))
    expect(
      left.split('\n').filter((part) => part.includes(mark)),
      name,
    ).toEqual([])
  expect(left).toContain(ada.order.number)
})

test('nothing of his opens anything any more', async () => {
  const ada = await marked()
  const copy = visitor(shop)
  for (const [name, value] of ada.jar) copy.jar.set(name, value)
  await ada.call('account/erase', { password: goodPassword })
  expect((await copy.call('auth/customer')).status).toBe(401)
  expect((await copy.call('auth/renew-token', {})).status).toBe(401)
  const { status } = await visitor(shop).call('auth/login', {
    email: ada.email,
    password: goodPassword,
  })
  expect(status).toBe(401)
})

test('an account is not deleted without its password', async () => {
  const ada = await customer(shop)
  expect((await ada.call('account/erase', { password: 'wrong guess' })).status).toBe(401)
  expect((await ada.call('auth/customer')).status).toBe(200)
})
