import { expect, test } from 'vitest'
import { cartShop, helmet } from '../helpers/cart-shop.ts'
import { customerCalls } from '../helpers/customer-calls.ts'
import { behindProxy, customer, newEmail } from '../helpers/customers-shop.ts'
import { declaredCalls } from '../helpers/declared-calls.ts'

const shop = await cartShop(behindProxy)
const operations = await declaredCalls(shop)

/** The bodies that calls need to do their work; all others need none. */
const bodies: Record<string, object> = {
  ...Object.fromEntries(customerCalls('').map(({ path, body }) => [path, body ?? {}])),
  'auth/login': { email: newEmail(), password: 'not my password' },
  'auth/register': {
    firstName: 'Ada',
    lastName: 'Rider',
    email: newEmail(),
    password: 'gravel before breakfast',
  },
  'auth/reset-password': { email: newEmail() },
  'newsletter/subscribe': { email: newEmail(), consent: true },
  'cart/add-item': { cartItems: [{ sku: helmet, quantity: 1 }] },
  'cart/apply-coupon': { couponCode: 'TEN' },
  'configurator/quote': { slug: 'moor-ti', selected_options: [] },
  'check-store-ip': { ipAddress: '192.0.2.1' },
}

test('no call fails because its URL names the market', async () => {
  const ada = await customer(shop)
  const failed: string[] = []
  const market = 'locale=en&country=gb'
  expect(operations.length).toBeGreaterThan(60)
  for (const { method, path } of operations) {
    const name = `${path}?${market}&q=helmet&urlKey=bikes&slug=moor-ti`
    const { status } = await (method === 'get'
      ? ada.call(name)
      : ada.call(name, bodies[path] ?? {}))
    if (status === 500) failed.push(`${method} ${path}`)
  }
  expect(failed).toEqual([])
})

test('the visitor’s IP address is still recognised', async () => {
  const from = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  const answer = await shop.get('/nuxt/api/location/ip?locale=de&country=at', from)
  expect(await answer.json()).toMatchObject({ ip: '203.0.113.9' })
})
