import { expect, test } from 'vitest'
import {
  login,
  member,
  plainForm,
  type Reader,
  reader,
} from '../../../tests/helpers/account-shop.ts'
import { behindProxy } from '../../../tests/helpers/customers-shop.ts'
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
  expect(html).toContain('Where you are logged in')
  expect(html).toContain('Firefox, Windows')
  expect(html.match(/This device/g)).toHaveLength(1)
  expect(html.match(/Last used \d/g)).toHaveLength(2)
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
  expect(html).toContain('Wo du angemeldet bist')
  expect(html).toContain('Überall abmelden')
})
