import { describe, expect, test } from 'vitest'
import { actionPaths } from '#/app/routes/actions.server.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { cartShop, contents, helmet } from '../helpers/cart-shop.ts'
import { behindProxy, customer, me } from '../helpers/customers-shop.ts'
import { declaredCalls } from '../helpers/declared-calls.ts'

const shop = await cartShop({ ...behindProxy, SHOW_KIT: 'true' })
const operations = await declaredCalls(shop)
const changes = operations.filter(
  ({ isChange, access }) => isChange && access !== 'overseas-checkout',
)

const crossSite = { 'sec-fetch-site': 'cross-site' }
/** The headers that browsers send for pages of other sites. */
const foreignPages: Record<string, Record<string, string>> = {
  'a link on another site': { ...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  'an image on another site': {
    ...crossSite,
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
  },
  'a form on another site': {
    ...crossSite,
    'sec-fetch-mode': 'navigate',
    'content-type': 'text/plain',
    origin: 'https://evil.example',
  },
  'a script on another site': {
    ...crossSite,
    'sec-fetch-mode': 'cors',
    'x-storefront': '1',
    origin: 'https://evil.example',
  },
  'a sandboxed frame': { ...crossSite, 'sec-fetch-mode': 'navigate', origin: 'null' },
  'a page on a neighbouring host': { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  'an older browser on another site': { origin: 'https://evil.example' },
  'an older browser in a sandboxed frame': { origin: 'null' },
  'a browser that fetches ahead': { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
}
const followedLinks = {
  'a link on a page of ours': { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  'a link in a mail': { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
}

test('there are calls that change something, GETs among them', () => {
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

/** A customer with a session, a cart and a name. */
async function somebody() {
  const ada = await customer(shop)
  await ada.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 2 }] })
  return { ...ada, cookies: Object.fromEntries(ada.jar) }
}

async function expectUntouched(ada: Awaited<ReturnType<typeof somebody>>) {
  expect(await me(ada)).toMatchObject({ email: ada.email, firstname: 'Ada', is_subscribed: false })
  const { answer } = await ada.call('cart/fetch-cart')
  expect(contents(answer['cart'] as WireCart)).toEqual({ [helmet]: 2 })
}

test('HEAD, which must change nothing, is refused where a GET changes something', async () => {
  const ada = await somebody()
  for (const { path } of changes.filter(({ method }) => method === 'get')) {
    const response = await shop.send('HEAD', `/nuxt/api/${path}`, { cookies: ada.cookies })
    expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, POST'])
    expect(response.headers.getSetCookie(), path).toEqual([])
  }
  await expectUntouched(ada)
  const read = await shop.send('HEAD', '/nuxt/api/cart/fetch-cart', { cookies: ada.cookies })
  expect(read.status).toBe(200)
})

describe('a change that a foreign page causes has no effect', () => {
  const strangers = Object.entries({ ...foreignPages, ...followedLinks })
  test.each(strangers)('from %s, by a call', async (_, headers) => {
    const ada = await somebody()
    for (const { method, path } of changes) {
      const options = { cookies: ada.cookies, headers, ...(method === 'post' && { body: '{}' }) }
      const response = await shop.send(method.toUpperCase(), `/nuxt/api/${path}`, options)
      const { error } = (await response.json()) as { error: { code: string } }
      expect([response.status, error.code], path).toEqual([403, 'FORBIDDEN_ORIGIN'])
      expect(response.headers.getSetCookie(), path).toEqual([])
    }
    await expectUntouched(ada)
  })

  const paths = [...actionPaths, '/language'].map((path) => `${path.replaceAll(/:\w+/g, '1')}/`)
  test.each(Object.entries(foreignPages))('from %s, by a form', async (_, headers) => {
    const ada = await somebody()
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) {
      const response = await shop.send('POST', path, {
        cookies: ada.cookies,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'form=logout&locale=de',
      })
      expect(response.status, path).toBe(403)
      expect(response.headers.getSetCookie(), path).toEqual([])
    }
    await expectUntouched(ada)
  })
})
