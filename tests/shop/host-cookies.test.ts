import { beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { testDatabase } from '../helpers/database.ts'
import { testShop } from '../helpers/shop.ts'

const database = await testDatabase()
const proxy = { TRUSTED_PROXIES: '127.0.0.1' }
const [shop, changing, plain] = await Promise.all([
  testShop(proxy, database),
  testShop({ ...proxy, COOKIE_NAMES: 'changeover' }, database),
  testShop({ ...proxy, COOKIE_NAMES: 'plain' }, database),
])
beforeAll(() => importCatalogue(database.db))

const overHttps = { 'x-forwarded-proto': 'https' }
const names = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((line) => !/Max-Age=0/.test(line))
    .map((line) => line.slice(0, line.indexOf('=')))
const valueOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.replace(/^[^=]+=([^;]*).*/, '$1') ?? ''

const helmet = { cartItems: [{ sku: 'HLM-CREST-M-INK', quantity: 1 }] }
const add = (from: typeof shop, cookies: Record<string, string> = {}, headers = overHttps) =>
  from.post('/nuxt/api/cart/add-item', helmet, { cookies, headers })

test('over https the cart cookie cannot be set by another host', async () => {
  const response = await add(shop)
  expect(response.status).toBe(200)
  expect(names(response).toSorted()).toEqual(['__Host-cart_id', 'cart_hint'])
  const line = response.headers.getSetCookie().find((each) => each.startsWith('__Host-')) ?? ''
  expect(line).toMatch(/; Path=\/(?:;|$)/)
  expect(line).toContain('; Secure')
  expect(line).not.toContain('Domain')
})

test('without https, or if configured, cookie names have no prefix', async () => {
  expect(names(await add(shop, {}, { 'x-forwarded-proto': 'http' }))).toContain('cart_id')
  expect(names(await add(plain))).toContain('cart_id')
})

test('a cart cookie set by a neighbouring host is ignored', async () => {
  const planted = valueOf(await add(plain), 'cart_id')
  const own = valueOf(await add(shop), '__Host-cart_id')
  expect(planted).toMatch(/^[\da-f]{32}$/)
  const [alone, beside] = await Promise.all([
    add(shop, { cart_id: planted }),
    add(shop, { cart_id: planted, '__Host-cart_id': own }),
  ])
  expect(valueOf(alone, '__Host-cart_id')).not.toBe(planted)
  expect(valueOf(beside, '__Host-cart_id')).toBe(own)
})

test('during a changeover the old cart is kept and its old cookie cleared', async () => {
  const old = valueOf(await add(plain), 'cart_id')
  const response = await add(changing, { cart_id: old })
  expect(valueOf(response, '__Host-cart_id')).toBe(old)
  expect(response.headers.getSetCookie().join('\n')).toMatch(/^cart_id=; Max-Age=0/m)
})

test('a login over https sets all secret cookies with the prefix', async () => {
  const account = { email: 'ada@example.com', password: 'gravel before breakfast' }
  const headers = overHttps
  const ada = { ...account, firstName: 'Ada', lastName: 'Holm' }
  await shop.post('/nuxt/api/auth/register', ada, { headers })
  const login = await shop.post('/nuxt/api/auth/login', account, { headers })
  expect(login.status).toBe(200)
  const set = names(login)
  for (const name of ['customer_token', 'customer_refresh_token']) {
    expect(set).toContain(`__Host-${name}`)
    expect(set).not.toContain(name)
  }
  // Pages read this cookie to know when to renew.
  expect(set).toContain('customer_expire_time')
  const token = valueOf(login, '__Host-customer_token')
  const refresh = valueOf(login, '__Host-customer_refresh_token')
  const whoami = (cookies: Record<string, string>) =>
    shop.get('/nuxt/api/auth/customer', { cookies, headers })
  const prefixed = { '__Host-customer_token': token, '__Host-customer_refresh_token': refresh }
  expect(await (await whoami(prefixed)).text()).toContain(account.email)
  const bare = await whoami({ customer_token: token, customer_refresh_token: refresh })
  expect(await bare.text()).not.toContain(account.email)
})
