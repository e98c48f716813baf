import { expect, test } from 'vitest'
import { cartShop, helmet } from '../../../tests/helpers/cart-shop.ts'
import { behindProxy } from '../../../tests/helpers/customers-shop.ts'

const shop = await cartShop({ ...behindProxy, CART_WRITES_PER_MINUTE: '3' })

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const add = (ip: string) =>
  shop.post('/nuxt/api/cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] }, from(ip))

test('limits how often a network changes carts, but not how often it reads them', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => add('192.0.2.1')))
  const refused = answers.filter(({ status }) => status === 429)
  // The minute may end during the test.
  expect(refused.length).toBeGreaterThanOrEqual(2)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let reads = 0; reads < 5; reads += 1)
    expect((await shop.get('/nuxt/api/cart/fetch-cart', from('192.0.2.1'))).status).toBe(200)
})

test('does not count cross-site requests and unknown calls', async () => {
  const { headers } = from('192.0.2.2')
  const image = { ...headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  for (const call of ['clear-cart', 'create-guest', 'no-such-call', 'clear-cart', 'clear-cart']) {
    const answer = await shop.get(`/nuxt/api/cart/${call}`, { headers: image })
    expect(answer.status).toBe(call === 'no-such-call' ? 404 : 403)
  }
  for (let lost = 0; lost < 5; lost += 1)
    expect((await shop.post('/nuxt/api/cart/no-such-call', {}, { headers })).status).toBe(404)
  expect((await add('192.0.2.2')).status).toBe(200)
})
