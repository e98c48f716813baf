import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCoupon } from '#/cart/coupon/coupon.server.ts'
import { runErase, runExportGuest } from './guest-command.server.ts'
import { findByNumber, eraseBuyersOfClosed } from '#/orders/order/orders.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { cartShop, helmet, otherHelmet } from '../../../tests/helpers/cart-shop.ts'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import {
  behindProxy,
  customer,
  goodPassword,
  ownAddress,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { anAddress, anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { printed } from '../../../tests/helpers/captured/printed.ts'

const shop = await cartShop(behindProxy)
const { db } = shop.database
const post = await postOffice(shop.database)

// A buyer may have a text engraved in it.
await db.execute(sql`
  update products set record = record || '{"enteredOptions": ["engraving"]}'
  where id = (select product_id from variants where sku = ${helmet})`)

const anyCoupon = 'LAUNCH'
await addCoupon(db, { code: anyCoupon, percent: 5, label: { en: 'Launch', de: 'Start' } })

const markNames = [
  'email',
  'first',
  'last',
  'street',
  'city',
  'phone',
  'bill',
  'agent',
  'typed',
  'guestStreet',
  'guestTyped',
  'nextEmail',
  'failed',
  'withdrawn',
] as const

const engraved = (words: string) => ({ uid: 'engraving', value: words })

/** A customer with a unique mark in every place where the shop stores data. */
async function marked() {
  const marks = Object.fromEntries(
    markNames.map((name) => [name, `zz${newId().slice(0, 10)}`]),
  ) as Record<(typeof markNames)[number], string>
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
  await db.execute(sql`update customers set email_proven_at = now() where id = ${customerId}`)
  const { ctx, cartId } = await buyer(db, [anItem(helmet, { entered: [engraved(marks.typed)] })], {
    customerId,
    couponCode: anyCoupon,
  })
  const { order } = await placeOrder(
    ctx,
    anOrderRequest(cartId, {
      contact: { email },
      shippingAddress: { ...anAddress(), telephone: '+44 1422 998877', company: marks.phone },
      billingAddress: { ...anAddress(), street: [marks.bill] },
    }),
  )
  const guest = await placeGuestOrder(email, {
    street: marks.guestStreet,
    words: marks.guestTyped,
  })
  const again = await buyer(db, [anItem(helmet)], { customerId })
  await placeOrder(
    again.ctx,
    anOrderRequest(again.cartId, {
      shippingAddress: { ...anAddress(), street: [marks.failed] },
      payment: { method: 'test', details: 'declined' },
    }),
  )
  await db.execute(sql`
    insert into withdrawals (reference, site, order_number, name, email, lines, is_late, declared_at)
    values (${newId()}, 'uk', 'of another shop', ${marks.withdrawn}, ${email}, '[]', false, now())`)
  const next = { email: `${marks.nextEmail}@riders.example`, password: goodPassword }
  await ada.call('account/change-email', next, { 'user-agent': marks.agent })
  await ada.call('cart/create-auth', {})
  await ada.call('cart/add-item', { cartItems: [{ sku: otherHelmet, quantity: 1 }] })
  await ada.call('auth/reset-password', { email })
  await post.idle()
  return { ...ada, email, marks, order, guest, customerId }
}

async function placeGuestOrder(
  email: string,
  { street, words }: { street: string; words: string },
) {
  const item = anItem(helmet, { entered: [engraved(words)] })
  const { ctx, cartId } = await buyer(db, [item], { couponCode: anyCoupon })
  const address = { ...anAddress(), street: [street] }
  const request = anOrderRequest(cartId, { contact: { email }, shippingAddress: address })
  return (await placeOrder(ctx, request)).order
}

/** The whole database as text. */
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

test('the export contains everything stored about a customer', async () => {
  const ada = await marked()
  const { answer } = await ada.call('account/export')
  const text = JSON.stringify(answer['export'])
  for (const mark of Object.values(ada.marks)) expect(text).toContain(mark)
  for (const part of [ada.order.number, otherHelmet, 'subscribed', '"mailboxKey"'])
    expect(text).toContain(part)
})

test('the export contains no secrets', async () => {
  const ada = await marked()
  const { text } = await ada.call('account/export')
  expect(text).not.toMatch(/argon2|passwordHash|secret|linkHash/)
})

/** Sends and completes orders. */
async function close(...orders: { id: number }[]) {
  for (const { id } of orders)
    for (const step of ['ship', 'complete'] as const)
      await takeStep(db, { id }, step, { now: new Date() })
}

test('erasing a customer leaves no personal data, and keeps the order without it', async () => {
  const ada = await marked()
  await close(ada.order, ada.guest)
  expect(await dump()).toContain(ada.marks.street)
  const erased = await ada.call('account/erase', { password: goodPassword })
  expect(erased.answer).toEqual({ erased: true, error: null })
  expect([...ada.jar.keys()].filter((name) => name.startsWith('customer_'))).toEqual([])
  await post.mail(ada.email, 'Your account has been deleted')
  await post.idle()
  const left = await dump()
  for (const [name, mark] of Object.entries(ada.marks))
    expect(
      left.split('\n').filter((part) => part.includes(mark)),
      name,
    ).toEqual([])
  for (const { number } of [ada.order, ada.guest]) expect(left).toContain(number)
})

test('an open order of an erased customer is delivered to its address, and erased when it is closed', async () => {
  const ada = await marked()
  await ada.call('account/erase', { password: goodPassword })
  await post.idle()
  const open = await dump()
  for (const mark of [ada.marks.bill, ada.marks.guestStreet]) expect(open).toContain(mark)
  expect(await findByNumber(db, ada.order.number)).toMatchObject({
    customerId: null,
    email: ada.email,
  })
  await close(ada.order, ada.guest)
  await post.mail(ada.email, `On its way: your order ${ada.order.number}`)
  await post.idle()
  await eraseBuyersOfClosed(db, new Date())
  expect(await dump()).toContain(ada.marks.bill)
  await eraseBuyersOfClosed(db, new Date(Date.now() + 25 * 3_600_000))
  const left = await dump()
  for (const mark of [ada.marks.bill, ada.marks.guestStreet, ada.marks.typed, ada.marks.email])
    expect(left).not.toContain(mark)
})

test('a customer with an unverified email address neither sees nor erases guest orders', async () => {
  const ada = await marked()
  await db.execute(sql`update customers set email_proven_at = null where id = ${ada.customerId}`)
  const { text } = await ada.call('account/export')
  expect(text).not.toContain(ada.marks.guestStreet)
  await ada.call('account/erase', { password: goodPassword })
  expect(await dump()).toContain(ada.marks.guestStreet)
})

test('following a mailed link verifies the email address', async () => {
  const ada = await customer(shop)
  const proof = async () =>
    (await db.execute(sql`select email_proven_at from customers where email = ${ada.email}`))
      .rows[0]
  expect(await proof()).toEqual({ email_proven_at: null })
  await ada.call('auth/reset-password', { email: ada.email })
  const token = tokenIn(await post.mail(ada.email, 'Set a new password'))
  await ada.call('auth/set-password', { token, newPassword: 'another good pass phrase' })
  expect(await proof()).not.toEqual({ email_proven_at: null })
})

const command = (run: typeof runErase, ...args: string[]) =>
  printed((print) => run({ db, args, print, ask: async () => true }))

test('the command line exports and erases a guest’s data', async () => {
  const mark = () => `zz${newId().slice(0, 10)}`
  const email = `${mark()}@riders.example`
  const marks = { street: mark(), words: mark() }
  const order = await placeGuestOrder(email.toUpperCase(), marks)
  const other = await placeGuestOrder(`other-${email}`, { street: mark(), words: mark() })
  await db.execute(sql`
    insert into withdrawals (reference, site, order_number, name, email, lines, is_late, declared_at)
    values (${newId()}, 'uk', 'of another shop', 'Ada', ${email}, '[]', false, now())`)
  const exported = await command(runExportGuest, 'guest', email)
  for (const part of ['of another shop', anyCoupon]) expect(exported).toContain(part)
  for (const part of [email, order.number, marks.street, marks.words])
    expect(exported).toContain(part)
  expect(exported).not.toContain(other.number)
  expect(await command(runErase, 'guest', email)).toContain(`closed: ${order.number}.`)
  await close(order)
  await post.idle()
  expect(await command(runErase, 'guest', email)).toContain(
    '1 orders, the newsletter, quotes, withdrawals and warranty claims no longer contain',
  )
  const left = await dump()
  const rows = left.split('\n').map((part) => part.replaceAll(`other-${email}`, ''))
  for (const part of [email, marks.street, marks.words])
    expect(rows.filter((row) => row.includes(part))).toEqual([])
  expect(left).toContain(`other-${email}`)
})

test('the tokens and links of an erased customer stop working', async () => {
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

test('deleting an account needs its password', async () => {
  const ada = await customer(shop)
  expect((await ada.call('account/erase', { password: 'wrong guess' })).status).toBe(401)
  expect((await ada.call('auth/customer')).status).toBe(200)
})
