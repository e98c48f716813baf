import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { localeCookie } from '#/platform/http/visitor-cookies.ts'
import { startScript } from '#/app/document/start-script.ts'
import { behindProxy, customer } from '../helpers/customers-shop.ts'
import { testShop } from '../helpers/shop.ts'

const shop = await testShop(behindProxy)
await importCatalogue(shop.database.db)
const cookiesOf = (response: Response) => response.headers.getSetCookie()

test('a customer without the expiry cookie gets a new one that says the token is due', async () => {
  const { jar } = await customer(shop)
  const { customer_expire_time: _, ...cookies } = Object.fromEntries(jar)
  for (const _time of ['rendered', 'from memory']) {
    const response = await shop.get('/bikes/', { cookies })
    const [line = '', ...others] = cookiesOf(response)
    expect(others).toEqual([])
    const expiry = Number(/^customer_expire_time=(\d{13});/.exec(line)?.[1])
    expect(Math.abs(Date.now() - expiry)).toBeLessThan(60_000)
    expect(line).not.toContain('HttpOnly')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  }
})

test('everyone else gets the page without a cookie, and shared caches may store it', async () => {
  const { jar } = await customer(shop)
  for (const cookies of [{}, Object.fromEntries(jar), { customer_refresh_token: 'nonsense' }]) {
    const response = await shop.get('/bikes/', { cookies })
    expect(cookiesOf(response)).toEqual([])
    expect(response.headers.get('cache-control')).toContain('public')
  }
})

test.each([
  ['/moor-titanium/?colour=moss', '/moor-ti/?colour=moss'],
  ['/moor-titanium/?utm_source=mail&colour=moss', '/moor-ti/?colour=moss&utm_source=mail'],
  ['/moor-titanium/?gclid=1', '/moor-ti/?gclid=1'],
  ['/moor-titanium/', '/moor-ti/'],
  ['/Moor-Ti/?utm_source=mail', '/moor-ti/?utm_source=mail'],
])('%s redirects to %s with its query', async (from, to) => {
  for (const _time of ['resolved', 'from memory']) {
    const response = await shop.get(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  }
})

test('the script that stores the language uses the cookie that the server reads', () => {
  expect(startScript).toContain(`${localeCookie.name}=`)
})
