import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { cartShop, helmet } from '../../../tests/helpers/cart-shop.ts'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import {
  type Browser,
  behindProxy,
  browser,
  customer,
  goodPassword,
  me,
  newEmail,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { anOrderRequest, anItem, aQuote, buyer } from '../../../tests/helpers/order-shop.ts'

/** These tests cover what somebody can do who registers with another person's email address. */
const shop = await cartShop(behindProxy)
const { db } = shop.database
const post = await postOffice(shop.database)

const german = { host: 'de.localhost' }
const subscribe = (email: string, headers = {}) =>
  visitor(shop).call('newsletter/subscribe', { email, consent: true }, headers)

async function proveEmail(email: string) {
  const owner = visitor(shop)
  await owner.call('auth/reset-password', { email })
  const token = tokenIn(await post.mail(email, 'Set a new password'))
  await owner.call('auth/set-password', { token, newPassword: goodPassword })
  await owner.call('auth/login', { email, password: goodPassword })
  return owner
}

test('a stranger’s click does not give an account their email address', async () => {
  const email = newEmail()
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  const { order } = await placeOrder(ctx, anOrderRequest(cartId, { contact: { email } }))
  const eve = await customer(shop)
  await eve.call('account/change-email', { email, password: goodPassword })
  const mail = await post.mail(email, 'Confirm your new email address')
  expect(mail.text).toContain('If you did not ask for this, ignore this email')
  const token = tokenIn(mail)
  for (const guest of [visitor(shop), await customer(shop)]) {
    const { status, answer } = await guest.call('account/confirm-email', { token })
    expect([status, answer.error?.code]).toEqual([403, 'CONFIRM_EMAIL_LOGGED_OUT'])
  }
  const { answer, text } = await eve.call('account/export')
  expect(answer['export']).toMatchObject({ customer: { email: eve.email, emailProvenAt: null } })
  expect(text).not.toContain(order.number)
})

test('a link to a new email address works after the login', async () => {
  const { email, call } = await customer(shop)
  const next = newEmail()
  await call('account/change-email', { email: next, password: goodPassword })
  const token = tokenIn(await post.mail(next, 'Confirm your new email address'))
  const phone = visitor(shop)
  expect((await phone.call('account/confirm-email', { token })).status).toBe(403)
  await phone.call('auth/login', { email, password: goodPassword })
  expect((await phone.call('account/confirm-email', { token })).status).toBe(200)
  expect(await me(phone)).toMatchObject({ email: next })
  expect((await call('auth/customer')).status).toBe(401)
})

test('a confirmed newsletter does not verify the email address of an account', async () => {
  const email = newEmail()
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  const { order } = await placeOrder(ctx, anOrderRequest(cartId, { contact: { email } }))
  await db.execute(sql`update orders set site = 'de' where number = ${order.number}`)
  await aQuote(db, [anItem(helmet)], { changes: { email } })
  await db.execute(sql`update cycle_quotes set site = 'de' where email = ${email.toLowerCase()}`)
  await db.execute(sql`
    insert into warranty_claims (number, site, locale, attempt_id, state, email, answers, made_at, retained_until)
    values (${newId()}, 'de', 'de', ${newId()}, 'received', ${email.toLowerCase()}, '{}', now(), now())`)
  const stranger = browser(shop, { ...german, 'x-forwarded-for': '198.51.100.20' })
  const login = { email, password: goodPassword }
  await stranger.call('auth/register', { firstName: 'Eve', lastName: 'Rider', ...login })
  await stranger.call('auth/login', login)
  await subscribe(email, german)
  const token = tokenIn(await post.mail(email, /Newsletter/))
  expect((await visitor(shop).call('newsletter/confirm', { token }, german)).status).toBe(200)
  const { answer, text } = await stranger.call('account/export')
  expect(answer['export']).toMatchObject({
    customer: { emailProvenAt: null },
    guestOrders: [],
    guestWarrantyClaims: [],
    guestQuotes: [],
    otherWithdrawals: [],
  })
  expect(text).not.toContain(order.number)
})

test('an unverified account neither sees nor ends a subscription made elsewhere', async () => {
  const email = newEmail()
  await subscribe(email)
  const stranger = await customer(shop, email)
  expect((await stranger.call('account/newsletter')).answer['status']).toBe('UNSUBSCRIBED')
  expect(await me(stranger)).toMatchObject({ is_subscribed: false })
  expect((await stranger.call('account/export')).answer['export']).toMatchObject({
    newsletter: null,
  })
  await stranger.call('account/newsletter', { is_subscribed: true })
  await stranger.call('account/newsletter', { is_subscribed: false })
  const owner = await proveEmail(email)
  expect(await me(owner)).toMatchObject({ is_subscribed: true })
})

test('the newsletter page says that it may not show everything until the email address is verified', async () => {
  const email = newEmail()
  await subscribe(email)
  const page = async ({ jar }: Pick<Browser, 'jar'>) => {
    const cookies = Object.fromEntries(jar)
    return (await shop.get('/my-account/newsletter/', { cookies })).text()
  }
  const text = 'shows only what you have chosen here'
  expect(await page(await customer(shop, email))).toContain(text)
  const proven = await page(await proveEmail(email))
  expect(proven).not.toContain(text)
  expect(proven).toMatch(/<input[^>]*name="isWanted"[^>]*checked/)
})

test.each(['erased', 'given another address'])(
  'the subscription stays when such an account is %s',
  async (how) => {
    const email = newEmail()
    await subscribe(email)
    const stranger = await customer(shop, email)
    if (how === 'erased') await stranger.call('account/erase', { password: goodPassword })
    else {
      const own = newEmail()
      await stranger.call('account/change-email', { email: own, password: goodPassword })
      const token = tokenIn(await post.mail(own, 'Confirm your new email address'))
      await stranger.call('account/confirm-email', { token })
    }
    const { rows } = await db.execute(sql`select id from customers where email = ${email}`)
    expect(rows).toEqual([])
    await customer(shop, email)
    const owner = await proveEmail(email)
    expect(await me(owner)).toMatchObject({ is_subscribed: true })
  },
)

test('an account’s own subscription is visible, verified or not', async () => {
  const ada = await customer(shop)
  await ada.call('account/newsletter', { is_subscribed: true })
  expect(await me(ada)).toMatchObject({ is_subscribed: true })
  await ada.call('account/newsletter', { is_subscribed: false })
  expect(await me(ada)).toMatchObject({ is_subscribed: false })
})

const change = { currentPassword: goodPassword, newPassword: goodPassword }

test('changes of an account are limited, and an unverified email address gets few mails about them', async () => {
  const stranger = await customer(shop)
  const others = Array.from({ length: 4 }, newEmail)
  const statuses: number[] = []
  for (let tries = 0; tries < 4; tries += 1)
    statuses.push((await stranger.call('account/change-password', change)).status)
  for (const email of others) {
    const request = { email, password: goodPassword }
    statuses.push((await stranger.call('account/change-email', request)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  await post.idle()
  expect(post.mailsTo(stranger.email)).toHaveLength(3)
  expect(others.flatMap((email) => post.mailsTo(email))).toHaveLength(1)
})

test('a verified email address gets a mail about every change', async () => {
  const { email } = await customer(shop)
  const owner = await proveEmail(email)
  for (let tries = 0; tries < 5; tries += 1)
    expect((await owner.call('account/change-password', change)).status).toBe(200)
  await post.idle()
  const subjects = post.mailsTo(email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /password has been changed/.test(subject))).toHaveLength(6)
})

test('changes from one network are limited per hour', async () => {
  const network = { 'x-forwarded-for': '198.51.100.21' }
  const statuses: number[] = []
  for (let accounts = 0; accounts < 5; accounts += 1) {
    const { jar } = await customer(shop)
    const person = browser(shop, network)
    for (const [name, value] of jar) person.jar.set(name, value)
    for (let tries = 0; tries < 5; tries += 1)
      statuses.push((await person.call('account/change-password', change)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429])
})

test('plus tags do not multiply the limit of a mailbox', async () => {
  const [name = '', host = ''] = newEmail().split('@')
  const tagged = (tag: number) => `${name}+${tag}@${host}`
  for (let tag = 0; tag < 6; tag += 1) {
    await customer(shop, tagged(tag))
    const request = await visitor(shop).call('auth/reset-password', { email: tagged(tag) })
    expect(request.status).toBe(200)
  }
  await post.idle()
  const subjects = Array.from({ length: 6 }, (_, tag) => post.mailsTo(tagged(tag)))
    .flat()
    .map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Welcome'))).toHaveLength(3)
  expect(subjects.filter((subject) => subject === 'Set a new password')).toHaveLength(5)
})

test('a stranger’s words do not reach a mailbox that is not theirs as a name', async () => {
  const [email, next] = [newEmail(), newEmail()]
  const names = { firstName: 'Pay us', lastName: 'Your account is locked' }
  const stranger = visitor(shop)
  await stranger.call('auth/register', { ...names, email, password: goodPassword })
  await stranger.call('auth/login', { email, password: goodPassword })
  await stranger.call('auth/reset-password', { email })
  await stranger.call('account/change-password', change)
  await stranger.call('account/change-email', { email: next, password: goodPassword })
  await post.mail(next, /Confirm your new/)
  await post.mail(email, 'Set a new password')
  await post.idle()
  const mails = [...post.mailsTo(email), ...post.mailsTo(next)]
  expect(mails.length).toBeGreaterThanOrEqual(4)
  for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(/Pay us|locked/)
})

test('whoever proved their mailbox is greeted by name', async () => {
  const { email } = await customer(shop)
  const owner = await proveEmail(email)
  expect((await post.mail(email, /password has been changed/)).text).toContain('Hello Ada,')
  await owner.call('account/change-email', { email: newEmail(), password: goodPassword })
  expect((await post.mail(email, /change to your email/)).text).toContain('Hello Ada,')
})
