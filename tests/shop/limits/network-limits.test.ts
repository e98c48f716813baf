import { describe, expect, test } from 'vitest'
import { cartShop, helmet } from '../../helpers/cart-shop.ts'
import { behindProxy, newEmail } from '../../helpers/customers-shop.ts'
import { ownPage } from '../../helpers/shop.ts'

const shop = await cartShop({ ...behindProxy, CART_WRITES_PER_MINUTE: '40' })

type Try = (headers: Record<string, string>, turn: number) => Promise<Response>

const post =
  (path: string, bodyOf: (turn: number) => object): Try =>
  (headers, turn) =>
    shop.post(`/nuxt/api/${path}`, bodyOf(turn), { headers })

const form =
  (path: string, valuesOf: (turn: number) => Record<string, string>): Try =>
  (headers, turn) =>
    shop.send('POST', path, {
      headers: {
        ...headers,
        ...ownPage,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(valuesOf(turn)).toString(),
    })

/** Guesses a coupon in a new cart. */
const guessCoupon: Try = async (headers, turn) => {
  const elsewhere = { 'x-forwarded-for': `10.9.${turn}.1` }
  const added = await shop.post(
    '/nuxt/api/cart/add-item',
    { cartItems: [{ sku: helmet, quantity: 1 }] },
    { headers: elsewhere },
  )
  const id = /cart_id=([\da-f]{32})/.exec(added.headers.getSetCookie().join())?.[1] ?? ''
  const cookies = { cart_id: id }
  const body = { couponCode: `GUESS${turn}` }
  return shop.post('/nuxt/api/cart/apply-coupon', body, { headers, cookies })
}

const limits: Record<string, { limit: number; send: Try }> = {
  'guesses at a coupon': { limit: 10, send: guessCoupon },
  'changes of a cart': { limit: 40, send: post('cart/create-guest', () => ({})) },
  suggestions: {
    limit: 300,
    send: (headers) => shop.get('/nuxt/api/search/suggest?q=helmet', { headers }),
  },
  logins: { limit: 30, send: post('auth/login', () => ({ email: newEmail(), password: 'x' })) },
  'requests for a new password': {
    limit: 5,
    send: post('auth/reset-password', () => ({ email: newEmail() })),
  },
  'newsletter sign-ups': {
    limit: 5,
    send: post('newsletter/subscribe', () => ({ email: newEmail(), consent: true })),
  },
  'requests for an order': {
    limit: 10,
    // Each request is about another order, since one order has a limit of its own.
    send: form('/order/', () => ({
      form: 'order',
      orderNumber: newEmail().slice(6, 15),
      email: 'ada@example.com',
    })),
  },
}

/** Ways to write IP addresses of one network, which a limit must count as the same visitor. */
const networks: Record<string, (turn: number, which: number) => string> = {
  'one /56 of IPv6': (turn, which) =>
    `2001:db8:${which.toString(16)}:1${(turn % 256).toString(16).padStart(2, '0')}::${turn.toString(16)}`,
  'IPv4 with a port for each connection': (turn, which) => `203.0.113.${which}:${5000 + turn}`,
  'IPv6 with a port for each connection': (turn, which) =>
    `[2001:db8:${which.toString(16)}:200::1]:${5000 + turn}`,
  'IPv4 written as IPv6 now and then': (turn, which) =>
    turn % 2 === 0 ? `198.51.100.${which}` : `::ffff:198.51.100.${which}`,
}

describe.each(Object.entries(limits).map(([name, each], which) => ({ name, which, ...each })))(
  '$name',
  ({ which, limit, send }) => {
    test.each(Object.entries(networks))('count by network: %s', async (_, ipOf) => {
      const statuses: number[] = []
      // The count restarts if a minute or an hour ends in the middle.
      for (let turn = 0; turn <= 2 * limit && !statuses.includes(429); turn += 1) {
        const response = await send({ 'x-forwarded-for': ipOf(turn, which + 1) }, turn)
        statuses.push(response.status)
      }
      expect(statuses.at(-1)).toBe(429)
      expect(statuses.length).toBeGreaterThan(limit)
      const neighbour = { 'x-forwarded-for': `2001:db8:ffff:${which}::1` }
      expect((await send(neighbour, 200)).status).not.toBe(429)
    })
  },
)

test('valid coupons do not use up the guesses', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.55' }
  for (let carts = 0; carts < 12; carts += 1) {
    const added = await shop.post(
      '/nuxt/api/cart/add-item',
      { cartItems: [{ sku: helmet, quantity: 1 }] },
      { headers: { 'x-forwarded-for': `10.8.${carts}.1` } },
    )
    const id = /cart_id=([\da-f]{32})/.exec(added.headers.getSetCookie().join())?.[1] ?? ''
    const applied = await shop.post(
      '/nuxt/api/cart/apply-coupon',
      { couponCode: 'TEN' },
      { headers, cookies: { cart_id: id } },
    )
    expect(await applied.json()).toMatchObject({ applyCouponToCart: { cart: {} } })
  }
})
