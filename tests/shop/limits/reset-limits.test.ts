import { expect, test } from 'vitest'
import { isResetDue, mayMailReset } from '#/customers/login/reset-limits.server.ts'
import { behindProxy, customer, newEmail, visitor } from '../../helpers/customers-shop.ts'
import { postOffice, tokenIn } from '../../helpers/customers-mails.ts'
import { testShop } from '../../helpers/shop.ts'

const shop = await testShop(behindProxy)
const post = await postOffice(shop.database)
const newPassword = 'downhill without brakes'

const requestReset = (email: string) => visitor(shop).call('auth/reset-password', { email })
const resetsTo = (email: string) =>
  post.mailsTo(email).filter(({ subject }) => subject === 'Set a new password')

test('strangers’ reset requests send one mail, and its link works for the owner', async () => {
  const { email } = await customer(shop)
  const answers: string[] = []
  for (let strangers = 0; strangers < 12; strangers += 1) {
    const { status, text } = await requestReset(email)
    answers.push(`${status} ${text}`)
  }
  await post.idle()
  const owner = await requestReset(email)
  await post.idle()
  expect(new Set(answers)).toEqual(new Set([`200 ${owner.text}`]))
  expect(resetsTo(email)).toHaveLength(1)
  const token = tokenIn(await post.mail(email, 'Set a new password'))
  expect((await visitor(shop).call('auth/set-password', { token, newPassword })).status).toBe(200)
})

test('an owner always has a link that is valid for at least half an hour', async () => {
  const account = { site: 'uk', email: newEmail() }
  const { db } = shop.database
  const sentAt: number[] = []
  for (let minutes = 0; minutes <= 120; minutes += 5) {
    const now = new Date(Date.UTC(2026, 10, 16, 9, minutes))
    if (await isResetDue({ db, now }, account)) sentAt.push(minutes)
  }
  expect(sentAt).toEqual([0, 30, 60, 90, 120])
})

test('after a new password another reset can be requested at once', async () => {
  const { email } = await customer(shop)
  await requestReset(email)
  const token = tokenIn(await post.mail(email, 'Set a new password'))
  await visitor(shop).call('auth/set-password', { token, newPassword })
  await requestReset(email)
  await post.idle()
  expect(resetsTo(email)).toHaveLength(2)
})

test('accounts with spellings of an email address never limit the plain one', async () => {
  const { email } = await customer(shop)
  const spellings = Array.from({ length: 7 }, (_, tag) => email.replace('@', `+${tag}@`))
  for (const spelling of spellings) {
    await customer(shop, spelling)
    await requestReset(spelling)
  }
  await requestReset(email)
  await post.idle()
  expect(spellings.flatMap(resetsTo)).toHaveLength(5)
  expect(resetsTo(email)).toHaveLength(1)
})

test('a verified account with a plus tag is not limited by unverified ones', async () => {
  const { email } = await customer(shop, newEmail().replace('@', '+me@'))
  const { pool, db } = shop.database
  const byEmail = 'select id from customers where email = $1'
  const id = (await pool.query<{ id: number }>(byEmail, [email])).rows[0]?.id ?? 0
  const mayMail = () => mayMailReset({ db, now: new Date() }, { id, email })
  const unverified = []
  for (let requests = 0; requests < 6; requests += 1) unverified.push(await mayMail())
  expect(unverified).toEqual([true, true, true, true, true, false])
  await pool.query('update customers set email_proven_at = now() where id = $1', [id])
  expect(await mayMail()).toBe(true)
})

test('a request for an unknown email address is counted like any other', async () => {
  const nobody = newEmail()
  const answers = [await requestReset(nobody), await requestReset(nobody)]
  const { email } = await customer(shop)
  const known = [await requestReset(email), await requestReset(email)]
  expect(answers.map(({ text }) => text)).toEqual(known.map(({ text }) => text))
})
