import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import {
  type Browser,
  behindProxy,
  customer,
  goodPassword,
  loginsAt,
  me,
  newEmail,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop(behindProxy)
const post = await postOffice(shop.database)
const { db } = shop.database
const logIn = loginsAt(shop)
const betterPassword = 'downhill without brakes'

async function resetToken(email: string): Promise<string> {
  const before = post.mailsTo(email).length
  await visitor(shop).call('auth/reset-password', { email })
  await post.idle()
  expect(post.mailsTo(email).length).toBeGreaterThan(before)
  return tokenIn(await post.mail(email, /Set a new password/))
}

/** Ends the half hour in which no second mail is sent. */
const deleteRequests = () => db.execute(sql`delete from rate_limits where bucket like 'reset-of:%'`)

test('a reset request gets the same response with and without an account', async () => {
  const { email } = await customer(shop)
  const stranger = newEmail()
  const known = await visitor(shop).call('auth/reset-password', { email })
  const unknown = await visitor(shop).call('auth/reset-password', { email: stranger })
  expect(known.answer).toEqual({ requestPasswordResetEmail: true, error: null })
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  await post.mail(email, 'Set a new password')
  await post.idle()
  expect(post.mailsTo(stranger)).toEqual([])
})

test('the reset mail is rendered at a random time, with and without an account', async () => {
  const quiet = await testShop(behindProxy)
  const [ada, bea] = [await customer(quiet), await customer(quiet)]
  for (const each of [ada.email, newEmail(), bea.email, newEmail()])
    await visitor(quiet).call('auth/reset-password', { email: each })
  const { rows } = await quiet.database.db.execute<{ wait: number }>(sql`
    select extract(epoch from run_at - created_at)::float as wait from graphile_worker.jobs
    where task_identifier = 'send-reset-link'`)
  const waits = rows.map(({ wait }) => wait)
  expect(waits).toHaveLength(4)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...waits)).toBeLessThan(3.1)
  expect(new Set(waits).size).toBe(4)
})

test('a link sets the password once and ends all sessions', async () => {
  const ada = await customer(shop)
  const token = await resetToken(ada.email)
  const body = { token, newPassword: betterPassword }
  const { answer, headers } = await visitor(shop).call('auth/set-password', body)
  expect(answer).toEqual({ resetPassword: true, error: null })
  expect(headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['known_device'])
  expect((await ada.call('auth/customer')).status).toBe(401)
  expect((await ada.call('auth/renew-token', {})).status).toBe(401)
  expect((await logIn(ada.email, goodPassword)).status).toBe(401)
  expect((await logIn(ada.email, betterPassword)).status).toBe(200)
  const again = await visitor(shop).call('auth/set-password', body)
  expect([again.status, again.answer.error?.code]).toEqual([422, 'LINK_MISMATCHED'])
  await post.mail(ada.email, 'Your password has been changed')
})

test('of ten parallel requests with one link, one sets the password', async () => {
  const ada = await customer(shop)
  const token = await resetToken(ada.email)
  const tries = Array.from({ length: 10 }, (_, at) =>
    visitor(shop).call('auth/set-password', { token, newPassword: `${betterPassword} ${at}` }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('a parallel login with the old password does not stay logged in', async () => {
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const { email } = await customer(shop)
    const token = await resetToken(email)
    const browsers = Array.from({ length: 5 }, () => visitor(shop))
    const logins = browsers.map((each) =>
      each.call('auth/login', { email, password: goodPassword }),
    )
    await visitor(shop).call('auth/set-password', { token, newPassword: betterPassword })
    await Promise.all(logins)
    for (const each of browsers)
      expect((await each.call('auth/customer')).answer['customer']).toBeNull()
  }
})

test('a newer link voids the older one, and links expire after an hour', async () => {
  const { email } = await customer(shop)
  const older = await resetToken(email)
  await deleteRequests()
  const newer = await resetToken(email)
  expect(newer).not.toBe(older)
  const set = (token: string) =>
    visitor(shop).call('auth/set-password', { token, newPassword: betterPassword })
  expect((await set(older)).answer.error?.code).toBe('LINK_MISMATCHED')
  await db.execute(sql`update customer_links set expires_at = expires_at - interval '61 minutes'`)
  expect((await set(newer)).answer.error?.code).toBe('LINK_EXPIRED')
})

test('a refused password does not use up the link', async () => {
  const { email } = await customer(shop)
  const token = await resetToken(email)
  const set = (newPassword: string) =>
    visitor(shop).call('auth/set-password', { token, newPassword })
  expect((await set('password1')).status).toBe(422)
  expect((await set(email)).status).toBe(422)
  expect((await set(betterPassword)).status).toBe(200)
})

test('a new password unlocks a locked account', async () => {
  const { email } = await customer(shop)
  for (let tries = 0; tries < 7; tries += 1) await logIn(email, 'wrong guess')
  const token = await resetToken(email)
  await visitor(shop).call('auth/set-password', { token, newPassword: betterPassword })
  expect((await logIn(email, betterPassword)).status).toBe(200)
})

test('the token exists only in the mail', async () => {
  const { email } = await customer(shop)
  const token = await resetToken(email)
  const { rows } = await db.execute(sql`
    select coalesce((select json_agg(l)::text from customer_links l), '')
      || coalesce((select json_agg(j)::text from graphile_worker._private_jobs j), '') as stored`)
  expect(token).toHaveLength(43)
  expect(String(rows[0]?.['stored'])).not.toContain(token)
})

test('a new password ends all other sessions, and copies of this one’s cookies', async () => {
  const ada = await customer(shop)
  const phone = visitor(shop)
  await phone.call('auth/login', { email: ada.email, password: goodPassword })
  const thief = copyOf(ada)
  const change = { currentPassword: goodPassword, newPassword: betterPassword }
  expect((await ada.call('account/change-password', change)).answer).toEqual({
    changed: true,
    error: null,
  })
  for (const other of [phone, thief]) await expectLoggedOut(other)
  expect((await me(ada)).email).toBe(ada.email)
})

test('requesting another email address ends all other sessions', async () => {
  const ada = await customer(shop)
  const phone = visitor(shop)
  await phone.call('auth/login', { email: ada.email, password: goodPassword })
  const thief = copyOf(ada)
  const change = { email: newEmail(), password: goodPassword }
  expect((await ada.call('account/change-email', change)).status).toBe(200)
  for (const other of [phone, thief]) await expectLoggedOut(other)
  expect((await me(ada)).email).toBe(ada.email)
})

test('confirming an email address ends all sessions but this one', async () => {
  const ada = await customer(shop)
  const email = newEmail()
  await ada.call('account/change-email', { email, password: goodPassword })
  const token = tokenIn(await post.mail(email, 'Confirm your new email address'))
  const thief = copyOf(ada)
  expect((await ada.call('account/confirm-email', { token })).status).toBe(200)
  await expectLoggedOut(thief)
  expect((await me(ada)).email).toBe(email)
})

/** A second browser with the same cookies. */
function copyOf(person: { jar: Map<string, string> }) {
  const copy = visitor(shop)
  for (const [name, value] of person.jar) copy.jar.set(name, value)
  return copy
}

async function expectLoggedOut({ call }: Pick<Browser, 'call'>) {
  expect((await call('auth/customer')).status).toBe(401)
  expect((await call('auth/renew-token', {})).status).toBe(401)
}

test('changing the password needs the current one, with limited attempts', async () => {
  const ada = await customer(shop)
  const change = (currentPassword: string) =>
    ada.call('account/change-password', { currentPassword, newPassword: betterPassword })
  for (let tries = 0; tries < 6; tries += 1) {
    const { status, answer } = await change('wrong guess')
    expect([status, answer.error?.code]).toEqual([401, 'WRONG_PASSWORD'])
  }
  expect((await change(goodPassword)).status).toBe(401)
})

test('a new password cancels a pending change of email address', async () => {
  const ada = await customer(shop)
  const email = newEmail()
  await ada.call('account/change-email', { email, password: goodPassword })
  const change = tokenIn(await post.mail(email, 'Confirm your new email address'))
  const reset = await resetToken(ada.email)
  await visitor(shop).call('auth/set-password', { token: reset, newPassword: betterPassword })
  expect((await visitor(shop).call('account/confirm-email', { token: change })).status).toBe(422)
})

test('a link works only for its own purpose', async () => {
  const { email } = await customer(shop)
  const token = await resetToken(email)
  expect((await visitor(shop).call('account/confirm-email', { token })).status).toBe(422)
  expect((await visitor(shop).call('newsletter/confirm', { token })).status).toBe(422)
})
