import { expect, test } from 'vitest'
import {
  behindProxy,
  browser,
  customer,
  goodPassword,
  newEmail,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop(behindProxy)
const refusal =
  'Your email address or password is wrong, or there have been too many attempts. Check both, wait a while, or reset your password.'
const person = { firstName: 'Ada', lastName: 'Rider' }

test('a wrong password and an unknown email address get identical responses', async () => {
  const { email } = await customer(shop)
  const wrong = await visitor(shop).call('auth/login', { email, password: 'not my password' })
  const unknown = await visitor(shop).call('auth/login', {
    email: newEmail(),
    password: 'not my password',
  })
  expect(wrong.status).toBe(401)
  expect(wrong.answer.error).toEqual({
    code: 'INVALID_CREDENTIALS',
    message: refusal,
    statusCode: 401,
  })
  expect(unknown.text).toBe(wrong.text)
  expect(unknown.status).toBe(wrong.status)
  const names = (headers: Headers) => [...headers.keys()].toSorted()
  expect(names(unknown.headers)).toEqual(names(wrong.headers))
})

test('after seven wrong passwords even the right one is refused, with or without an account', async () => {
  const { email } = await customer(shop)
  const nobody = newEmail()
  for (let tries = 0; tries < 7; tries += 1) {
    await visitor(shop).call('auth/login', { email, password: `wrong ${tries}` })
    await visitor(shop).call('auth/login', { email: nobody, password: `wrong ${tries}` })
  }
  const right = await visitor(shop).call('auth/login', { email, password: goodPassword })
  const unknown = await visitor(shop).call('auth/login', { email: nobody, password: goodPassword })
  expect(right.status).toBe(401)
  expect(right.text).toBe(unknown.text)
})

test('a logged-in customer is not affected by somebody else’s failed logins', async () => {
  const ada = await customer(shop)
  for (let tries = 0; tries < 8; tries += 1)
    await visitor(shop).call('auth/login', { email: ada.email, password: 'wrong guess' })
  expect((await ada.call('auth/customer')).answer['customer']).toMatchObject({ email: ada.email })
  expect((await ada.call('auth/renew-token', {})).status).toBe(200)
  const change = { currentPassword: goodPassword, newPassword: 'tubeless in the rain' }
  expect((await ada.call('account/change-password', change)).status).toBe(200)
})

test('of fifty parallel guesses only seven are checked', async () => {
  const { email } = await customer(shop)
  const guesses = Array.from({ length: 49 }, (_, at) => `wrong ${at}`)
  await Promise.all(
    guesses.map((password) => visitor(shop).call('auth/login', { email, password })),
  )
  expect((await visitor(shop).call('auth/login', { email, password: goodPassword })).status).toBe(
    401,
  )
})

test('the right password clears the failures before it', async () => {
  const { email } = await customer(shop)
  for (let rounds = 0; rounds < 3; rounds += 1) {
    for (let tries = 0; tries < 4; tries += 1)
      await visitor(shop).call('auth/login', { email, password: 'wrong guess' })
    const { status } = await visitor(shop).call('auth/login', { email, password: goodPassword })
    expect(status).toBe(200)
  }
})

test('one network gets thirty attempts in ten minutes, over all accounts', async () => {
  const guesser = visitor(shop)
  const statuses: number[] = []
  for (let tries = 0; tries < 31; tries += 1)
    statuses.push((await guesser.call('auth/login', { email: newEmail(), password: 'x' })).status)
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
  expect(statuses[30]).toBe(429)
})

test('all IP addresses of one home network count as one', async () => {
  const from = (subnet: string) =>
    browser(shop, { 'x-forwarded-for': `2001:db8:1:2${subnet.padStart(2, '0')}::1` })
  const statuses: number[] = []
  for (let tries = 0; tries < 31; tries += 1) {
    const { status } = await from(tries.toString(16)).call('auth/login', {
      email: newEmail(),
      password: 'x',
    })
    statuses.push(status)
  }
  expect(statuses[30]).toBe(429)
})

test('an IP address claimed without a proxy is ignored', async () => {
  const unproxied = await testShop({})
  const statuses: number[] = []
  for (let tries = 0; tries < 31; tries += 1) {
    const liar = browser(unproxied, { 'x-forwarded-for': `10.1.1.${tries}` })
    const { status } = await liar.call('auth/login', { email: newEmail(), password: 'x' })
    statuses.push(status)
  }
  expect(statuses[30]).toBe(429)
})

test.each([
  [{}, { email: ['Please fill in this field.'], password: ['Please fill in this field.'] }],
  [
    { email: '', password: '' },
    {
      email: ['Enter your email address.'],
      password: ['Enter your password.'],
    },
  ],
])('reports each empty field', async (body, fields) => {
  const { status, answer } = await visitor(shop).call('auth/login', body)
  expect(status).toBe(422)
  expect(answer.error?.fields).toMatchObject(fields)
})

test('error messages are in German for German readers', async () => {
  const german = browser(shop, { 'accept-language': 'de', 'x-forwarded-for': '10.77.0.1' })
  const { answer } = await german.call('auth/login', { email: newEmail(), password: 'falsch' })
  expect(answer.error?.message).toMatch(/^E-Mail-Adresse oder Passwort ist falsch/)
})

test('an email address has one account, however it is spelled', async () => {
  const { email } = await customer(shop)
  const again = { ...person, email: email.toUpperCase(), password: goodPassword }
  const { status, answer } = await visitor(shop).call('auth/register', again)
  expect([status, answer.error?.code, answer.error?.message]).toEqual([
    409,
    'EMAIL_TAKEN',
    'There is already an account with this email address.',
  ])
})

test('an email address may have an account on each site', async () => {
  const { email } = await customer(shop)
  const { status } = await visitor(shop).call(
    'auth/register',
    { ...person, email, password: goodPassword },
    { host: 'de.localhost' },
  )
  expect(status).toBe(200)
})

test('twenty parallel registrations of one email address make one account', async () => {
  const body = { ...person, email: newEmail(), password: goodPassword }
  const calls = Array.from({ length: 20 }, () => visitor(shop).call('auth/register', body))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
})

test('a registration repeated with its key gets the same response', async () => {
  const ada = visitor(shop)
  const body = { ...person, email: newEmail(), password: goodPassword }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await ada.call('auth/register', body, key)
  const second = await ada.call('auth/register', body, key)
  expect(first.status).toBe(200)
  expect([second.status, second.answer]).toEqual([200, first.answer])
})

test('one network gets five registrations an hour, with or without a key', async () => {
  const { email } = await customer(shop)
  const prober = visitor(shop)
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { ...person, email, password: goodPassword }
    statuses.push((await prober.call('auth/register', body, headers)).status)
  }
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429])
})

test.each([
  ['short', 'Please use at least 8 characters.'],
  ['x'.repeat(257), 'Please use 256 characters at most.'],
  [' gravel and rain', 'The password cannot begin or end with a space.'],
  ['Password123!', /This password is too common/],
  ['passwort123', /This password is too common/],
  ['qwertzuiop', /This password is too common/],
  ['caldercycles', /This password is too common/],
  ['24121999', /This password is too common/],
  ['abcabcabc', /This password is too common/],
])('refuses the password %j', async (password, message) => {
  const { status, answer } = await visitor(shop).call('auth/register', {
    ...person,
    email: newEmail(),
    password,
  })
  expect(status).toBe(422)
  expect(answer.error?.fields?.['password']?.[0]).toMatch(message)
})

test('refuses the email address as a password', async () => {
  const email = newEmail()
  const { answer } = await visitor(shop).call('auth/register', {
    ...person,
    email,
    password: email,
  })
  expect(answer.error?.fields?.['password']).toEqual([
    'Your password cannot be your email address. Choose another.',
  ])
})

test.each([
  'zebrafinch umbrella',
  'Ж'.repeat(4) + 'велосипед',
  '🚲🚲 over the moor',
  '  '.concat('x').trim() + ' y z w v u',
])('accepts any password that is long enough: %j', async (password) => {
  const email = newEmail()
  const ada = visitor(shop)
  expect((await ada.call('auth/register', { ...person, email, password })).status).toBe(200)
  expect((await ada.call('auth/login', { email, password })).status).toBe(200)
})

test('differently encoded characters make the same password', async () => {
  const email = newEmail()
  const ada = visitor(shop)
  const password = 'räder überm moor'
  await ada.call('auth/register', { ...person, email, password: password.normalize('NFD') })
  const { status } = await ada.call('auth/login', { email, password: password.normalize('NFC') })
  expect(status).toBe(200)
})

test.each([
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  '"a"@b.example',
  'Ada <a@b.example>',
  'a@b',
  'a b@c.example',
])('refuses %j as an email address', async (email) => {
  const { status, answer } = await visitor(shop).call('auth/register', {
    ...person,
    email,
    password: goodPassword,
  })
  expect([status, Object.keys(answer.error?.fields ?? {})]).toEqual([422, ['email']])
})

test('names may contain accents and apostrophes but no markup', async () => {
  const register = async (firstName: string) => {
    const body = { firstName, lastName: 'Ní Bhriain', email: newEmail(), password: goodPassword }
    return (await visitor(shop).call('auth/register', body)).status
  }
  expect(await register('Zoë O’Neil-Müller')).toBe(200)
  expect(await register('<b>Ada</b>')).toBe(422)
  expect(await register('http://x.example')).toBe(422)
})
