import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postOffice, tokenIn } from './customers-mails.ts'
import {
  behindProxy,
  customer,
  goodPassword,
  newEmail,
  ownAddress,
  visitor,
} from './customers-shop.ts'
import { testShop } from './shop.ts'

const shop = await testShop(behindProxy)
const post = await postOffice(shop.database)
const { db } = shop.database
const betterPassword = 'downhill without brakes'

type Person = Awaited<ReturnType<typeof customer>>
const me = async (person: { call: Person['call'] }) =>
  (await person.call('auth/customer')).answer['customer'] as {
    email: string
    is_subscribed: boolean
    default_shipping: number | null
    addresses: { id: number; city: string; default_shipping: boolean }[]
  }
const logIn = (email: string, password: string) =>
  visitor(shop).call('auth/login', { email, password })

async function resetToken(email: string): Promise<string> {
  const before = post.mailsTo(email).length
  await visitor(shop).call('auth/reset-password', { email })
  await post.idle()
  expect(post.mailsTo(email).length).toBeGreaterThan(before)
  return tokenIn(await post.mail(email, /Set a new password/))
}

test('who asks for a new password gets the same answer with and without an account', async () => {
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

test('the link sets a password once, and everybody has to log in again', async () => {
  const ada = await customer(shop)
  const token = await resetToken(ada.email)
  const body = { token, newPassword: betterPassword }
  const { answer, headers } = await visitor(shop).call('auth/set-password', body)
  expect(answer).toEqual({ resetPassword: true, error: null })
  expect(headers.getSetCookie()).toEqual([])
  expect((await ada.call('auth/customer')).status).toBe(401)
  expect((await ada.call('auth/renew-token', {})).status).toBe(401)
  expect((await logIn(ada.email, goodPassword)).status).toBe(401)
  expect((await logIn(ada.email, betterPassword)).status).toBe(200)
  const again = await visitor(shop).call('auth/set-password', body)
  expect([again.status, again.answer.error?.code]).toEqual([422, 'LINK_MISMATCHED'])
  await post.mail(ada.email, 'Your password was changed')
})

test('of ten who follow a link at once one sets the password', async () => {
  const ada = await customer(shop)
  const token = await resetToken(ada.email)
  const tries = Array.from({ length: 10 }, (_, at) =>
    visitor(shop).call('auth/set-password', { token, newPassword: `${betterPassword} ${at}` }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('who logs in with the old password in the moment it is changed does not stay in', async () => {
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

test('a newer link voids the older, and an hour voids them all', async () => {
  const { email } = await customer(shop)
  const older = await resetToken(email)
  const newer = await resetToken(email)
  expect(newer).not.toBe(older)
  const set = (token: string) =>
    visitor(shop).call('auth/set-password', { token, newPassword: betterPassword })
  expect((await set(older)).answer.error?.code).toBe('LINK_MISMATCHED')
  await db.execute(sql`update customer_links set expires_at = expires_at - interval '61 minutes'`)
  expect((await set(newer)).answer.error?.code).toBe('LINK_EXPIRED')
})

test('a bad password does not use the link up', async () => {
  const { email } = await customer(shop)
  const token = await resetToken(email)
  const set = (newPassword: string) =>
    visitor(shop).call('auth/set-password', { token, newPassword })
  expect((await set('password1')).status).toBe(422)
  expect((await set(email)).status).toBe(422)
  expect((await set(betterPassword)).status).toBe(200)
})

test('a shut account is opened again by a new password', async () => {
  const { email } = await customer(shop)
  for (let tries = 0; tries < 7; tries += 1) await logIn(email, 'wrong guess')
  const token = await resetToken(email)
  await visitor(shop).call('auth/set-password', { token, newPassword: betterPassword })
  expect((await logIn(email, betterPassword)).status).toBe(200)
})

test('the link is in the mail and nowhere else', async () => {
  const { email } = await customer(shop)
  const token = await resetToken(email)
  const { rows } = await db.execute(sql`
    select coalesce((select json_agg(l)::text from customer_links l), '')
      || coalesce((select json_agg(j)::text from graphile_worker._private_jobs j), '') as stored`)
  expect(token).toHaveLength(43)
  expect(String(rows[0]?.['stored'])).not.toContain(token)
})

test('nobody gets more than five such mails an hour', async () => {
  const { email } = await customer(shop)
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await visitor(shop).call('auth/reset-password', { email })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a new password ends all other sessions and keeps this one', async () => {
  const ada = await customer(shop)
  const phone = visitor(shop)
  await phone.call('auth/login', { email: ada.email, password: goodPassword })
  const change = { currentPassword: goodPassword, newPassword: betterPassword }
  expect((await ada.call('account/change-password', change)).answer).toEqual({
    changed: true,
    error: null,
  })
  expect((await phone.call('auth/customer')).status).toBe(401)
  expect((await me(ada)).email).toBe(ada.email)
})

test('the password is asked for before it is changed, and not without end', async () => {
  const ada = await customer(shop)
  const change = (currentPassword: string) =>
    ada.call('account/change-password', { currentPassword, newPassword: betterPassword })
  for (let tries = 0; tries < 6; tries += 1) {
    const { status, answer } = await change('wrong guess')
    expect([status, answer.error?.code]).toEqual([401, 'WRONG_PASSWORD'])
  }
  expect((await change(goodPassword)).status).toBe(401)
})

test('a new address counts once it is confirmed, and the old one is told', async () => {
  const ada = await customer(shop)
  const email = newEmail()
  await ada.call('account/newsletter', { is_subscribed: true })
  const { answer } = await ada.call('account/change-email', { email, password: goodPassword })
  expect(answer['customer']).toMatchObject({ email: ada.email })
  const token = tokenIn(await post.mail(email, 'Confirm your new email address'))
  await post.mail(ada.email, 'Your email address is to be changed')
  expect((await me(ada)).email).toBe(ada.email)
  const confirmed = await visitor(shop).call('account/confirm-email', { token })
  expect(confirmed.answer).toEqual({ confirmed: true, error: null })
  expect(await me(ada)).toMatchObject({ email, is_subscribed: true })
  expect((await logIn(email, goodPassword)).status).toBe(200)
  expect((await visitor(shop).call('account/confirm-email', { token })).status).toBe(422)
})

test('nobody learns from a change of address who else has an account', async () => {
  const ada = await customer(shop)
  const grace = await customer(shop)
  const change = (email: string) =>
    ada.call('account/change-email', { email, password: goodPassword })
  const taken = await change(grace.email)
  const free = await change(newEmail())
  expect([taken.status, taken.text]).toEqual([free.status, free.text])
  await post.idle()
  expect(post.mailsTo(grace.email).map(({ subject }) => subject)).toEqual([
    'Welcome to Calder Cycles',
  ])
})

test('a new password also stops a change of address that was under way', async () => {
  const ada = await customer(shop)
  const email = newEmail()
  await ada.call('account/change-email', { email, password: goodPassword })
  const change = tokenIn(await post.mail(email, 'Confirm your new email address'))
  const reset = await resetToken(ada.email)
  await visitor(shop).call('auth/set-password', { token: reset, newPassword: betterPassword })
  expect((await visitor(shop).call('account/confirm-email', { token: change })).status).toBe(422)
})

test('the link of one purpose does not serve another', async () => {
  const { email } = await customer(shop)
  const token = await resetToken(email)
  expect((await visitor(shop).call('account/confirm-email', { token })).status).toBe(422)
  expect((await visitor(shop).call('newsletter/confirm', { token })).status).toBe(422)
})

test('a name is changed', async () => {
  const ada = await customer(shop)
  const { answer } = await ada.call('account/update-profile', {
    firstname: ' Augusta ',
    lastname: 'King',
  })
  expect(answer['customer']).toEqual({ email: ada.email, firstname: 'Augusta', lastname: 'King' })
})

test('the first address is for everything, a later one when told so', async () => {
  const ada = await customer(shop)
  const add = async (address: object) =>
    (await ada.call('account/add-address', { address })).answer['createCustomerAddress']
  expect(await add(ownAddress)).toEqual({ id: 1 })
  expect(await add({ ...ownAddress, city: 'Leeds' })).toEqual({ id: 2 })
  expect((await me(ada)).default_shipping).toBe(1)
  await ada.call('auth/update-address', { addressId: 2, address: { default_shipping: true } })
  const { addresses } = await me(ada)
  expect(addresses.map(({ city, default_shipping }) => [city, default_shipping])).toEqual([
    ['Halifax', false],
    ['Leeds', true],
  ])
})

test('an address is changed in part, by the rules of its country', async () => {
  const ada = await customer(shop)
  await ada.call('account/add-address', { address: ownAddress })
  const update = (address: object) => ada.call('account/update-address', { addressId: 1, address })
  expect((await update({ city: 'York' })).answer).toEqual({
    updateCustomerAddress: { id: 1 },
    error: null,
  })
  const { status, answer } = await update({ postcode: '12345' })
  expect([status, Object.keys(answer.error?.fields ?? {})]).toEqual([422, ['postcode']])
  const state = { region: { region_id: 12, region_code: null, region: null } }
  const moved = await update({ country_code: 'US', postcode: '90210', ...state })
  expect(moved.status).toBe(200)
  expect((await me(ada)).addresses[0]).toMatchObject({
    city: 'York',
    country_code: 'US',
    region: { region_id: 12 },
  })
})

test('fields are named as they were sent', async () => {
  const ada = await customer(shop)
  const { status, answer } = await ada.call('account/add-address', {
    address: { country_code: 'GB' },
  })
  expect(status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual(
    ['city', 'firstname', 'lastname', 'postcode', 'street', 'telephone'].toSorted(),
  )
})

test('a country we do not sell to is named as what is wrong', async () => {
  const ada = await customer(shop)
  const address = { ...ownAddress, country_code: 'XX' }
  const { answer } = await ada.call('account/add-address', { address })
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['country_code'])
})

test('a default address stays, any other goes, and its number with it', async () => {
  const ada = await customer(shop)
  await ada.call('account/add-address', { address: ownAddress })
  await ada.call('account/add-address', { address: ownAddress })
  const remove = (addressId: number) => ada.call('account/delete-address', { addressId })
  const kept = await remove(1)
  expect([kept.status, kept.answer.error?.message]).toEqual([
    422,
    'Customer Address 1 is set as default shipping address and can not be deleted',
  ])
  expect((await remove(2)).answer).toEqual({ deleteCustomerAddress: true, error: null })
  const again = await remove(2)
  expect([again.status, again.answer.error?.message]).toEqual([
    404,
    'Could not find a address with ID "2"',
  ])
  const { answer } = await ada.call('account/add-address', { address: ownAddress })
  expect(answer['createCustomerAddress']).toEqual({ id: 3 })
})

test('twenty addresses are the most, also when they are added at once', async () => {
  const ada = await customer(shop)
  const adds = Array.from({ length: 23 }, () =>
    ada.call('account/add-address', { address: ownAddress }),
  )
  const statuses = (await Promise.all(adds)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect((await me(ada)).addresses).toHaveLength(20)
})

test('the British newsletter comes at once, and goes', async () => {
  const ada = await customer(shop)
  const set = async (is_subscribed: boolean) =>
    (await ada.call('account/newsletter', { is_subscribed })).answer
  expect(await set(true)).toEqual({ is_subscribed: true, status: 'SUBSCRIBED', error: null })
  expect(await set(true)).toMatchObject({ is_subscribed: true })
  expect(await set(false)).toMatchObject({ is_subscribed: false, status: 'UNSUBSCRIBED' })
})

test('the German one comes once its reader has confirmed, and his sign-up tells nobody anything', async () => {
  const reader = newEmail()
  const subscribe = (email: string) =>
    visitor(shop).call('newsletter/subscribe', { email, consent: true }, { host: 'de.localhost' })
  const first = await subscribe(reader)
  expect(first.answer).toEqual({
    subscribeEmailToNewsletter: { status: 'UNCONFIRMED' },
    error: null,
  })
  const confirm = (token: string) =>
    visitor(shop).call('newsletter/confirm', { token }, { host: 'de.localhost' })
  const token = tokenIn(await post.mail(reader, 'Bitte bestätigen: unser Newsletter'))
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(422)
  await post.idle()
  const mails = post.mailsTo(reader).length
  expect((await subscribe(reader)).text).toBe(first.text)
  await post.idle()
  expect(post.mailsTo(reader)).toHaveLength(mails)
})

test('without consent nobody is subscribed', async () => {
  const { status } = await visitor(shop).call('newsletter/subscribe', {
    email: newEmail(),
    consent: false,
  })
  expect(status).toBe(422)
})
