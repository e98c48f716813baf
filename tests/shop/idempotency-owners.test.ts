import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { cartShop, contents, helmet, otherHelmet } from '../helpers/cart-shop.ts'
import {
  behindProxy,
  type Browser,
  browser,
  customer,
  me,
  ownAddress,
  visitor,
} from '../helpers/customers-shop.ts'

const shop = await cartShop(behindProxy)

const newKey = () => ({ 'idempotency-key': randomUUID() })
const add = ({ call }: Pick<Browser, 'call'>, headers: Record<string, string>, sku = helmet) =>
  call('cart/add-item', { cartItems: [{ sku, quantity: 1 }] }, headers)
const inCart = async ({ call }: Pick<Browser, 'call'>) =>
  contents((await call('cart/fetch-cart')).answer['cart'] as WireCart)

test('a new visitor’s first request sent ten times at once, without a cookie yet, makes one cart', async () => {
  const key = newKey()
  const network = { 'x-forwarded-for': '198.51.100.44' }
  const copies = Array.from({ length: 10 }, () => browser(shop, network))
  await Promise.all(copies.map((copy) => add(copy, key)))
  expect(new Set(copies.map(({ jar }) => jar.get('cart_id'))).size).toBe(1)
  for (const copy of copies.slice(0, 2)) {
    await add(copy, key)
    expect(await inCart(copy)).toEqual({ [helmet]: 1 })
  }
})

test('a stranger with somebody’s key and request gets their own cart', async () => {
  const key = newKey()
  // Neither has a cookie, so that only their networks tell them apart.
  const [ada, stranger] = [visitor(shop), visitor(shop)]
  await add(ada, key)
  const { status } = await add(stranger, key)
  expect(status).toBe(200)
  expect(stranger.jar.get('cart_id')).not.toBe(ada.jar.get('cart_id'))
  expect(await inCart(stranger)).toEqual({ [helmet]: 1 })
})

test('a stranger who has a cart keeps it', async () => {
  const key = newKey()
  const [ada, stranger] = [visitor(shop), visitor(shop)]
  await add(stranger, newKey(), otherHelmet)
  const own = stranger.jar.get('cart_id')
  await add(ada, key)
  await add(stranger, key)
  expect(stranger.jar.get('cart_id')).toBe(own)
  expect(await inCart(stranger)).toEqual({ [otherHelmet]: 1, [helmet]: 1 })
})

test('a first request repeated with the cookie from its response adds once', async () => {
  const key = newKey()
  const ada = visitor(shop)
  const first = await add(ada, key)
  const again = await add(ada, key)
  expect(again.answer).toEqual(first.answer)
  expect(await inCart(ada)).toEqual({ [helmet]: 1 })
})

test('a customer’s repeated request adds once, with or without the cart cookie', async () => {
  const key = newKey()
  const ada = await customer(shop)
  await add(ada, key)
  await add(ada, key)
  ada.jar.delete('cart_id')
  await add(ada, key)
  await ada.call('cart/create-auth', {})
  expect(await inCart(ada)).toEqual({ [helmet]: 1 })
})

test('two customers with the same key get an address each', async () => {
  const key = newKey()
  for (const person of [await customer(shop), await customer(shop)]) {
    const save = () => person.call('account/add-address', { address: ownAddress }, key)
    expect([(await save()).status, (await save()).status]).toEqual([200, 200])
    expect((await me(person)).addresses).toHaveLength(1)
  }
})

test('calls without a key can be repeated safely', async () => {
  const ada = visitor(shop)
  await add(ada, newKey(), otherHelmet)
  await add(ada, newKey())
  const { items } = (await ada.call('cart/fetch-cart')).answer['cart'] as WireCart
  const [first, second] = items.map(({ uid }) => uid)
  for (let times = 0; times < 2; times += 1) {
    await ada.call('cart/update-cart', { cartItems: [{ cart_item_uid: first, quantity: 3 }] })
    await ada.call('cart/remove-item', { cartItemId: second })
    await ada.call('cart/apply-coupon', { couponCode: 'TEN' })
  }
  const cart = (await ada.call('cart/fetch-cart')).answer['cart'] as WireCart
  expect(contents(cart)).toEqual({ [otherHelmet]: 3 })
  expect(cart.applied_coupons).toHaveLength(1)
})
