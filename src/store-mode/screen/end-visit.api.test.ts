import { parseSetCookie } from 'cookie'
import { expect, test } from 'vitest'
import { browserEntries } from '#/platform/consent/browser-entries.ts'
import { behindProxy, browser, customer, me } from '../../../tests/helpers/customers-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop(behindProxy)
const endVisit = 'store-mode/end-visit'

test('the end of a visit logs the customer out at the shop, so that copied cookies are worth nothing', async () => {
  const ada = await customer(shop)
  const copy = browser(shop)
  for (const [name, value] of ada.jar) copy.jar.set(name, value)
  expect(await me(copy)).toMatchObject({ email: ada.email })
  expect((await ada.call(endVisit, {})).status).toBe(200)
  expect((await copy.call('auth/customer')).status).toBe(401)
  expect((await copy.call('auth/renew-token', {})).status).toBe(401)
  expect([...ada.jar.keys()]).toEqual([])
})

test('every cookie of the list is cleared, but the collection screen stays paired', async () => {
  const visitor = browser(shop)
  visitor.jar.set('_ga_4711', '1')
  visitor.jar.set('collection_screen', 'x'.repeat(32))
  visitor.jar.set('of_another_script', '1')
  const { headers } = await visitor.call(endVisit, {})
  const lines = headers.getSetCookie().map((line) => parseSetCookie(line))
  const listed = browserEntries
    .filter(({ kind, name }) => kind === 'cookie' && !name.endsWith('*'))
    .map(({ name }) => name)
  expect(lines.map(({ name }) => name).toSorted()).toEqual(
    [...listed.filter((name) => name !== 'collection_screen'), '_ga_4711'].toSorted(),
  )
  for (const { name, value, maxAge, path } of lines)
    expect({ value, maxAge, path }, name).toEqual({ value: '', maxAge: 0, path: '/' })
})

test('over HTTPS the cookies are cleared under the names that they have there', async () => {
  const secure = await testShop({ SECURE_COOKIES: 'true', COOKIE_NAMES: 'host' }, shop.database)
  const { headers } = await browser(secure).call(endVisit, {})
  const names = headers.getSetCookie().map((line) => parseSetCookie(line).name)
  expect(names).toEqual(
    expect.arrayContaining(['__Host-cart_id', '__Host-customer_refresh_token', 'cart_hint']),
  )
})

test('a page of another site cannot end a visit', async () => {
  const { status, headers } = await browser(shop).call(
    endVisit,
    {},
    { 'sec-fetch-site': 'cross-site' },
  )
  expect(status).toBe(403)
  expect(headers.getSetCookie()).toEqual([])
})
