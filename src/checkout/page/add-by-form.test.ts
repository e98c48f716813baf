import { expect, test } from 'vitest'
import { cartShop, helmet } from '../../../tests/helpers/cart-shop.ts'
import { behindProxy } from '../../../tests/helpers/customers-shop.ts'

const shop = await cartShop({ ...behindProxy, CART_WRITES_PER_MINUTE: '9' })

const press = (
  fields: Record<string, string>,
  { site = 'same-origin', from = '203.0.113.1' } = {},
) =>
  shop.send('POST', '/checkout/', {
    cookies: { location_country: 'gb' },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': site,
      'x-forwarded-for': from,
    },
    body: new URLSearchParams(fields).toString(),
  })

const cartCookieOf = (response: Response) =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('=')),
  )

test('the button of an accessory works as a form, which leads to the checkout with the item', async () => {
  const added = await press({ add: helmet, quantity: '2' })
  expect(added.status).toBe(303)
  expect(added.headers.get('location')).toBe('/checkout/')
  const cookies = { location_country: 'gb', ...cartCookieOf(added) }
  const cart = await (await shop.get('/nuxt/api/cart/fetch-cart', { cookies })).json()
  expect(cart).toMatchObject({ cart: { items: [{ product: { sku: helmet }, quantity: 2 }] } })
})

test.each([
  ['a quantity of none', { add: helmet, quantity: '0' }],
  ['a part of one', { add: helmet, quantity: '1.5' }],
  ['a negative quantity', { add: helmet, quantity: '-1' }],
  ['words', { add: helmet, quantity: 'two' }],
  ['more than a line may hold', { add: helmet, quantity: '100' }],
  ['an unknown SKU', { add: 'NO-SUCH-THING', quantity: '1' }],
])('%s is refused with a sentence and opens no cart', async (_what, fields) => {
  const refused = await press(fields)
  expect(refused.status).toBe(422)
  expect(refused.headers.getSetCookie()).toEqual([])
  expect(await refused.text()).toMatch(/role="(?:alert|status)"/)
})

test('a page of another site cannot fill the cart', async () => {
  const foreign = await press({ add: helmet, quantity: '1' }, { site: 'cross-site' })
  expect(foreign.status).toBe(403)
  expect(foreign.headers.getSetCookie()).toEqual([])
})

test('forms count towards the limit of changes', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 20; i += 1)
    statuses.push((await press({ add: helmet }, { from: '203.0.113.2' })).status)
  // The minute may end during the test.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
})
