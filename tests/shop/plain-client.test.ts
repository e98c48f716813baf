import { expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { cartShop, contents, helmet, otherHelmet } from '../helpers/cart-shop.ts'
import { goodPassword, newEmail } from '../helpers/customers-shop.ts'
import { storeCookies } from '../helpers/shop.ts'
import { buyer, hiddenFields } from '../checkout/checkout-browser.ts'

const shop = await cartShop()

/** A client that stores cookies and sends no browser headers, like curl. */
function plainClient() {
  const jar = new Map([['location_country', 'gb']])
  async function send(method: string, path: string, body?: string, type = 'application/json') {
    const response = await shop.send(method, path, {
      cookies: Object.fromEntries(jar),
      ...(body !== undefined && { body, headers: { 'content-type': type } }),
    })
    return storeCookies(jar, response)
  }
  const read = async (response: Response) => {
    expect(response.status).toBe(200)
    return (await response.json()) as Record<string, unknown>
  }
  return {
    jar,
    get: async (path: string) => read(await send('GET', `/nuxt/api/${path}`)),
    post: async (path: string, body: object) =>
      read(await send('POST', `/nuxt/api/${path}`, JSON.stringify(body))),
    open: async (path: string) => (await send('GET', path)).text(),
    submit: (path: string, form: Record<string, string>) =>
      send('POST', path, new URLSearchParams(form).toString(), 'application/x-www-form-urlencoded'),
  }
}

const cartOf = async ({ get }: ReturnType<typeof plainClient>) =>
  (await get('cart/fetch-cart'))['cart'] as WireCart

test('a client that is not a browser fills a cart, logs in, merges it and orders', async () => {
  const client = plainClient()
  const { get, post } = client
  const guestCartId = String((await get('cart/create-guest'))['createEmptyCart'])
  await post('cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
  await post('cart/add-item', { cartItems: [{ sku: otherHelmet, quantity: 1 }] })
  const uids = (await cartOf(client)).items.map(({ uid }) => uid)
  await post('cart/update-cart', { cartItems: [{ cart_item_uid: uids[0], quantity: 2 }] })
  await post('cart/remove-item', { cartItemId: uids[1] })
  await post('cart/apply-coupon', { couponCode: 'TEN' })
  await get('cart/remove-coupon')
  expect(contents(await cartOf(client))).toEqual({ [helmet]: 2 })

  const email = newEmail()
  const names = { firstName: 'Ada', lastName: 'Rider' }
  await post('auth/register', { ...names, email, password: goodPassword })
  await post('auth/login', { email, password: goodPassword })
  const { id: authCartId } = (await get('cart/create-auth'))['customerCart'] as { id: string }
  await post('cart/merge-cart', { guestCartId, authCartId })
  expect(contents(await cartOf(client))).toEqual({ [helmet]: 2 })
  await get('auth/renew-token')

  const page = await client.open('/checkout/')
  const form = { ...hiddenFields(page), ...buyer, email }
  const ordered = await client.submit('/checkout/', form)
  expect(ordered.headers.get('location')).toBe('/checkout/confirmation/')
  expect(await get('account/orders')).toMatchObject({ orders: { total_count: 1 } })
  await get('auth/logout')
  expect(await get('auth/customer')).toMatchObject({ customer: null })
})

test('a GET request can empty a cart', async () => {
  const client = plainClient()
  await client.post('cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
  await client.get('cart/clear-cart')
  expect(contents(await cartOf(client))).toEqual({})
})
