import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  login,
  member,
  plainForm,
  type Reader,
  reader,
} from '../../../tests/helpers/account-shop.ts'
import { behindProxy, goodPassword } from '../../../tests/helpers/customers-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop(behindProxy)
const profile = '/my-account/profile/'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A second browser of the same customer, with the user agent of Firefox. */
async function secondBrowser(email: string) {
  const browser = reader(shop)
  await browser.send('/auth/login/', login(email), { ...plainForm, 'user-agent': firefox })
  return browser
}

const pageOf = async (person: Reader) => (await person.open(profile)).text()
const sessionIn = (html: string) => /name="session" value="(\d+)"/.exec(html)?.[1] ?? ''
const isLoggedIn = async (person: Reader) => (await person.open(profile)).status === 200

test('a customer sees every browser they are logged in with, and which is this one', async () => {
  const ada = await member(shop)
  await secondBrowser(ada.email)
  const html = await pageOf(ada)
  expect(html).toContain('Logged-in devices')
  expect(html).toContain('Firefox on Windows')
  expect(html.match(/This device/g)).toHaveLength(1)
  expect(html.match(/Active now, logged in since \d/g)).toHaveLength(1)
  expect(html.match(/Last used \d[^<]*, logged in since \d/g)).toHaveLength(1)
})

test('the button logs out another browser without scripts', async () => {
  const ada = await member(shop)
  const other = await secondBrowser(ada.email)
  const session = sessionIn(await pageOf(ada))
  const sent = await ada.send(profile, { form: 'session', session })
  expect(sent.headers.get('location')).toBe(`${profile}?saved=session`)
  expect([await isLoggedIn(ada), await isLoggedIn(other)]).toEqual([true, false])
})

test('a customer cannot log out somebody else', async () => {
  const ada = await member(shop)
  const other = await secondBrowser(ada.email)
  const session = sessionIn(await pageOf(ada))
  const stranger = await member(shop)
  await stranger.send(profile, { form: 'session', session })
  await stranger.send(profile, { form: 'session', session: 'x' })
  expect([await isLoggedIn(ada), await isLoggedIn(other)]).toEqual([true, true])
})

test('another site can log nobody out', async () => {
  const ada = await member(shop)
  const other = await secondBrowser(ada.email)
  const session = sessionIn(await pageOf(ada))
  const foreign = { ...plainForm, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const form of [{ form: 'session', session }, { form: 'everywhere' }])
    expect((await ada.send(profile, form, foreign)).status).toBe(403)
  expect([await isLoggedIn(ada), await isLoggedIn(other)]).toEqual([true, true])
})

test('a guest can log nobody out', async () => {
  const ada = await member(shop)
  await secondBrowser(ada.email)
  const session = sessionIn(await pageOf(ada))
  const guest = reader(shop)
  for (const form of [{ form: 'session', session }, { form: 'everywhere' }])
    expect((await guest.send(profile, form)).headers.get('location')).toMatch(/^\/auth\/login\//)
  expect(await isLoggedIn(ada)).toBe(true)
})

test('ending this very session by its number leads to the login', async () => {
  const ada = await member(shop)
  const other = await secondBrowser(ada.email)
  const own = sessionIn(await pageOf(other))
  await ada.send(profile, { form: 'session', session: own })
  expect((await ada.open(profile)).headers.get('location')).toMatch(/^\/auth\/login\//)
  expect(await isLoggedIn(other)).toBe(true)
})

test('a number that no session can have is refused quietly', async () => {
  const ada = await member(shop)
  for (const session of ['0', '-1', '1.5', '1e3', '2147483648', '9'.repeat(30), "1' or 1=1", ''])
    expect((await ada.send(profile, { form: 'session', session })).status).toBe(303)
  expect(await isLoggedIn(ada)).toBe(true)
})

test('a new password leaves one session in the list', async () => {
  const ada = await member(shop)
  const other = await secondBrowser(ada.email)
  const form = {
    form: 'password',
    currentPassword: goodPassword,
    newPassword: 'four gears forward',
  }
  await ada.send(profile, form)
  const html = await pageOf(ada)
  expect([sessionIn(html), html.match(/logged in since/g)?.length]).toEqual(['', 1])
  expect(await isLoggedIn(other)).toBe(false)
})

test('no address of the network is stored with a session', async () => {
  await member(shop)
  const { rows } = await shop.database.db.execute(
    sql`select to_json(s)::text as row from sessions s`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) expect(String(row)).not.toMatch(/\d+\.\d+\.\d+\.\d+"|::/)
})

test('logging out everywhere ends all of the customer’s sessions and nobody else’s', async () => {
  const ada = await member(shop)
  const other = await secondBrowser(ada.email)
  const stranger = await member(shop)
  const sent = await ada.send(profile, { form: 'everywhere' })
  expect(sent.headers.get('location')).toBe('/auth/login/')
  expect(ada.jar.has('customer_token')).toBe(false)
  expect([await isLoggedIn(other), await isLoggedIn(stranger)]).toEqual([false, true])
})

test('the list is translated for German readers', async () => {
  const ada = await member(shop)
  ada.jar.set('i18n_redirected', 'de')
  const html = await pageOf(ada)
  expect(html).toContain('Angemeldete Geräte')
  expect(html).toContain('Überall abmelden')
})
