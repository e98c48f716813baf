import { expect, test } from 'vitest'
import {
  bike,
  cartDatabase,
  contents,
  helmet,
  lastBell,
  paint,
  paintedBike,
  shopper,
} from '../../../tests/helpers/cart-shop.ts'

const { db } = await cartDatabase()

test('forbids a customer a guest cart before the merge and closes it after', async () => {
  const visitor = shopper(db)
  const { cart } = await visitor.add(helmet)
  visitor.logIn(101)
  const { answer } = await visitor.call('fetch-cart')
  expect(answer.errors).toEqual([
    {
      code: 'CART_FORBIDDEN',
      message: `The current user cannot perform operations on cart "${cart.id}"`,
    },
  ])
  const own = await visitor.call('create-auth', {})
  const { id } = own.answer['customerCart'] as { id: string }
  const merged = await visitor.call('merge-cart', { guestCartId: cart.id, authCartId: id })
  expect(merged.answer['mergeCarts']).toEqual({ id })
  expect(contents(await visitor.cart())).toEqual({ [helmet]: 1 })
  const stranger = shopper(db)
  stranger.jar.set('cart_id', cart.id)
  expect((await stranger.call('fetch-cart')).answer.errors?.[0]?.message).toBe(
    "The cart isn't active.",
  )
})

test('refuses a cart of another site', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { sites } = await import('#/platform/config/sites.ts')
  const abroad = shopper(db, { visitor: { site: sites[1]! } })
  abroad.jar.set('cart_id', guest.jar.get('cart_id') ?? '')
  expect((await abroad.call('fetch-cart')).answer.errors?.[0]?.message).toBe(
    "Can't assign cart to store in different website.",
  )
})

test('adds up once when merged twice and keeps builds separate', async () => {
  const guest = shopper(db)
  await guest.call('add-bike', { cartItems: paintedBike })
  const { cart } = await guest.add(helmet, 2)
  const customer = shopper(db, { customerId: 102 })
  await customer.call('add-bike', { cartItems: [{ sku: bike, quantity: 1 }] })
  const { cart: own } = await customer.add(helmet, 1)
  const ids = { guestCartId: cart.id, authCartId: own.id }
  customer.jar.set('guest_cart_id', cart.id)
  const first = await customer.call('merge-cart', ids)
  const second = await customer.call('merge-cart', ids)
  expect(second.answer['mergeCarts']).toEqual(first.answer['mergeCarts'])
  expect(
    (await customer.cart()).items.map(({ product, quantity }) => [product.sku, quantity]),
  ).toEqual([
    [bike, 1],
    [helmet, 3],
    [bike, 1],
    [paint, 1],
  ])
})

test('caps a merge at the stock level with a notice', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(lastBell, 2)
  const customer = shopper(db, { customerId: 103 })
  const { cart: own } = await customer.add(lastBell, 2)
  customer.jar.set('guest_cart_id', cart.id)
  const { answer } = await customer.call('merge-cart', { guestCartId: cart.id, authCartId: own.id })
  expect(answer['notices']).toEqual([expect.objectContaining({ code: 'QTY_CAPPED' })])
  expect(contents(await customer.cart())).toEqual({ [lastBell]: 3 })
})

test('refuses to merge from or into another customer’s cart', async () => {
  const victim = shopper(db, { customerId: 104 })
  const { cart: theirs } = await victim.add(helmet)
  const thief = shopper(db, { customerId: 105 })
  const { cart: own } = await thief.add(lastBell)
  const ids = [
    { guestCartId: theirs.id, authCartId: own.id },
    { guestCartId: own.id, authCartId: theirs.id },
  ]
  for (const each of ids) {
    const { answer } = await thief.call('merge-cart', each)
    expect(answer.errors?.[0]?.code).toBe('CART_FORBIDDEN')
    thief.jar.set('cart_id', own.id)
  }
  expect(contents(await victim.cart())).toEqual({ [helmet]: 1 })
})

test('refuses to merge a guest’s cart by its ID alone', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  const thief = shopper(db, { customerId: 108 })
  const { cart: own } = await thief.add(lastBell)
  const ids = { guestCartId: cart.id, authCartId: own.id }
  expect((await thief.call('merge-cart', ids)).answer.errors?.[0]?.code).toBe('CART_FORBIDDEN')
  expect(contents(await guest.cart())).toEqual({ [helmet]: 1 })
})

test('merges nothing for a guest', async () => {
  const ids = { guestCartId: 'a'.repeat(32), authCartId: 'b'.repeat(32) }
  expect((await shopper(db).call('merge-cart', ids)).status).toBe(204)
  expect((await shopper(db).call('create-auth', {})).status).toBe(204)
  const customer = shopper(db, { customerId: 106 })
  const same = { guestCartId: ids.guestCartId, authCartId: ids.guestCartId }
  expect((await customer.call('merge-cart', same)).status).toBe(204)
})

test('gives a customer the same cart on every device', async () => {
  const [phone, desktop] = [shopper(db, { customerId: 107 }), shopper(db, { customerId: 107 })]
  await phone.add(helmet)
  await desktop.add(lastBell)
  expect(contents(await phone.cart())).toEqual({ [helmet]: 1, [lastBell]: 1 })
})

test('gives a guest the same cart again', async () => {
  const guest = shopper(db)
  const first = await guest.call('create-guest', {})
  const second = await guest.call('create-guest', {})
  expect(second.answer['createEmptyCart']).toBe(first.answer['createEmptyCart'])
})

test('finds a customer’s cart though the browser has lost its cookies', async () => {
  const customer = shopper(db, { customerId: 110 })
  await customer.add(helmet, 3)
  customer.jar.clear()
  expect(contents(await customer.cart())).toEqual({ [helmet]: 3 })
  expect(customer.jar.get('cart_hint')).toBe('3')
  for (const path of ['update-cart', 'remove-item', 'apply-coupon', 'clear-cart'] as const) {
    customer.jar.clear()
    const sent = {
      'update-cart': { cartItems: [{ cart_item_uid: 'none', quantity: 1 }] },
      'remove-item': { cartItemId: 'none' },
      'apply-coupon': { couponCode: 'NONE' },
      'clear-cart': undefined,
    }[path]
    const { answer } = await customer.call(path, sent)
    expect(answer.errors?.map(({ code }) => code) ?? []).not.toContain('CART_NOT_FOUND')
  }
})

test('tells the browser of a customer without a cart that there is nothing to count', async () => {
  const customer = shopper(db, { customerId: 111 })
  const { answer } = await customer.call('fetch-cart')
  expect(answer.errors?.[0]?.code).toBe('CART_NOT_FOUND')
  expect(Object.fromEntries(customer.jar)).toEqual({ cart_hint: '0' })
})

test('a customer whose token has expired renews it first, and is given no guest’s cart', async () => {
  const customer = shopper(db, { customerId: 112 })
  const { cart } = await customer.add(helmet)
  const browser = shopper(db)
  browser.jar.set('cart_id', cart.id)
  browser.jar.set('customer_refresh_token', 'r'.repeat(43))
  for (const path of ['create-guest', 'fetch-cart'])
    expect(await browser.call(path)).toMatchObject({
      status: 401,
      answer: { error: { code: 'SESSION_EXPIRED' } },
    })
  expect(browser.jar.get('cart_id')).toBe(cart.id)
  browser.jar.delete('cart_id')
  expect((await browser.call('fetch-cart')).status).toBe(401)
})

test('a merge with a cart that does not exist leaves the browser the one it has', async () => {
  const customer = shopper(db, { customerId: 113 })
  const { cart } = await customer.add(helmet)
  const authCartId = 'f'.repeat(32)
  const { answer } = await customer.call('merge-cart', { guestCartId: cart.id, authCartId })
  expect(answer.errors?.[0]?.code).toBe('CART_NOT_FOUND')
  expect(customer.jar.get('cart_id')).toBe(cart.id)
})
