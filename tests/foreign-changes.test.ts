import { describe, expect, test } from 'vitest'
import { behindProxy, customer } from './customers-shop.ts'
import { declaredCalls } from './declared-calls.ts'
import { testShop } from './shop.ts'

const shop = await testShop(behindProxy)
const operations = await declaredCalls(shop)

describe('a change that our own page did not ask for', () => {
  const changes = operations.filter(({ isChange, access }) => isChange && access !== 'provider')
  const strangers: Record<string, Record<string, string>> = {
    'a form on another site': { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    'a script on another site that sends our header': {
      'x-storefront': '1',
      'sec-fetch-site': 'cross-site',
    },
    'a page on a neighbouring host': { 'x-storefront': '1', 'sec-fetch-site': 'same-site' },
    'a link that is followed': {
      'x-storefront': '1',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
    },
    'a browser that fetches ahead': { 'x-storefront': '1', 'sec-purpose': 'prefetch' },
    'nobody who says so': {},
  }

  test('there are changes to be guarded, GETs among them', () => {
    expect(changes.length).toBeGreaterThan(30)
    const gets = changes.filter(({ method }) => method === 'get').map(({ path }) => path)
    expect(gets.toSorted()).toEqual([
      'auth/logout',
      'auth/renew-token',
      'cart/clear-cart',
      'cart/create-auth',
      'cart/create-guest',
      'cart/remove-coupon',
    ])
  })

  test.each(Object.entries(strangers))('is refused to %s', async (_, headers) => {
    const ada = await customer(shop)
    const cookies = Object.fromEntries(ada.jar)
    for (const { method, path } of changes) {
      const options = { cookies, headers, ...(method === 'post' && { body: '{}' }) }
      const response = await shop.send(method.toUpperCase(), `/nuxt/api/${path}`, options)
      const { error } = (await response.json()) as { error: { code: string } }
      expect([response.status, error.code], path).toEqual([403, 'FORBIDDEN_ORIGIN'])
      expect(response.headers.getSetCookie(), path).toEqual([])
    }
    expect((await ada.call('auth/customer')).status).toBe(200)
  })
})
