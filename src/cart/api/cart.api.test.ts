import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  bike,
  cartDatabase,
  contents,
  helmet,
  lastBell,
  lastBells,
  otherHelmet,
  paint,
  shopper,
} from '../../../tests/helpers/cart-shop.ts'
import { deleteIdleCarts } from '#/cart/lines/cart.store.server.ts'

const { db } = await cartDatabase()

test('answers a visitor without a cart with a fixed message', async () => {
  const { status, answer } = await shopper(db).call('fetch-cart')
  expect(status).toBe(200)
  expect(answer).toEqual({
    cart: null,
    errors: [{ code: 'CART_NOT_FOUND', message: 'Could not find a cart with ID "undefined"' }],
    error: null,
  })
})

test('names an unknown cart and clears its cookie', async () => {
  const guest = shopper(db)
  const id = 'f'.repeat(32)
  guest.jar.set('cart_id', id)
  const { answer } = await guest.call('fetch-cart')
  expect(answer.errors?.[0]?.message).toBe(`Could not find a cart with ID "${id}"`)
  expect(guest.jar.has('cart_id')).toBe(false)
})

test('opens a cart with the first item and sets its cookie for seven days', async () => {
  const guest = shopper(db)
  const { headers } = await guest.call('add-item', { cartItems: [{ sku: helmet, quantity: 2 }] })
  const [cookie = '', hint = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^cart_id=[\da-f]{32}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(hint).toMatch(/^cart_hint=2; /)
  expect(contents(await guest.cart())).toEqual({ [helmet]: 2 })
})

test('renews the cookie for seven days with every call that finds the cart', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { headers } = await guest.call('fetch-cart')
  expect(headers.getSetCookie()[0]).toContain('Max-Age=604800')
})

test('merges the same item into one line', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { cart } = await guest.add(helmet.toLowerCase(), 2)
  expect(cart.items).toHaveLength(1)
  expect(cart.items[0]?.quantity).toBe(3)
  expect(cart.version).toBe(2)
})

test('saves the valid items of a call and reports the invalid one', async () => {
  const items = [helmet, 'NOTHING'].map((sku) => ({ sku, quantity: 1 }))
  const { cart, user_errors } = await shopper(db).addItems(items, 'add-item')
  expect(contents(cart)).toEqual({ [helmet]: 1 })
  expect(user_errors).toEqual([
    { code: 'PRODUCT_NOT_FOUND', message: 'We cannot find the item “NOTHING”.', path: [1] },
  ])
})

const tooMany = 'That is more than we can put in one order. Please choose fewer, or call us.'
const tooFewInStock = 'Sorry, we do not have that many in stock. Please choose fewer.'

test.each([
  [helmet, 0, 'INVALID_PARAMETER_VALUE', 'Please enter at least 1.'],
  [helmet, 1.5, 'INVALID_PARAMETER_VALUE', 'Please enter a whole number.'],
  [helmet, 100, 'INVALID_PARAMETER_VALUE', tooMany],
  [bike, 11, 'INVALID_PARAMETER_VALUE', tooMany],
  [lastBell, lastBells + 1, 'INSUFFICIENT_STOCK', tooFewInStock],
  ['WHL-C40', 1, 'PRODUCT_NOT_FOUND', 'We cannot find the item “WHL-C40”.'],
  [paint, 1, 'REQUIRED_PARAMETER_MISSING', 'Paint can only be ordered together with its bike.'],
])('refuses %s × %d', async (sku, quantity, code, message) => {
  const { cart, user_errors } = await shopper(db).add(sku, quantity)
  expect(cart).toBeNull()
  expect(user_errors).toEqual([{ code, message, path: [0] }])
})

test('reports an empty list of items as a field error', async () => {
  const { status, answer } = await shopper(db).call('add-item', { cartItems: [] })
  expect(status).toBe(422)
  expect(answer['error']).toMatchObject({ code: 'INVALID_INPUT' })
})

test('refuses more pieces than are in stock', async () => {
  const guest = shopper(db)
  await guest.add(lastBell, lastBells)
  const { cart, user_errors } = await guest.add(lastBell)
  expect(user_errors[0]?.message).toBe(tooFewInStock)
  expect(contents(cart)).toEqual({ [lastBell]: lastBells })
})

test('reports errors in the visitor’s language', async () => {
  const guest = shopper(db, { visitor: { locale: 'de' } })
  const { user_errors } = await guest.add(lastBell, 50)
  expect(user_errors[0]?.message).toBe(
    'So viele haben wir leider nicht auf Lager. Bitte verringere die Anzahl.',
  )
})

test('keeps the empty cart when the last line is set to zero', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  const { answer } = await guest.call('update-cart', {
    cartItems: [{ cart_item_uid: cart.items[0]?.uid, quantity: 0 }],
  })
  expect(answer).not.toHaveProperty('errors')
  expect(answer).toMatchObject({
    updateCartItems: { cart: { id: cart.id, items: [] }, errors: [] },
    error: { code: 'CART_EMPTY', message: 'Your cart is empty', statusCode: 200 },
  })
  expect((await guest.cart()).id).toBe(cart.id)
})

test('changes nothing when one change of an update is not possible', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { cart } = await guest.add(lastBell)
  const [first, second] = cart.items
  const { answer } = await guest.call('update-cart', {
    cartItems: [
      { cart_item_uid: first?.uid, quantity: 5 },
      { cart_item_uid: second?.uid, quantity: 9 },
    ],
  })
  expect((answer['updateCartItems'] as { errors: unknown[] }).errors).toEqual([
    { code: 'INSUFFICIENT_STOCK', message: tooFewInStock, path: [1] },
  ])
  expect(contents(await guest.cart())).toEqual({ [helmet]: 1, [lastBell]: 1 })
})

test('reports a missing item on removal and returns the cart', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { answer } = await guest.call('remove-item', { cartItemId: 'nothing' })
  expect(answer.errors?.[0]).toEqual({
    code: 'ITEM_NOT_IN_CART',
    message: 'This item is not in your cart.',
  })
  expect(answer['removeItemFromCart']).toMatchObject({ cart: { total_quantity: 1 } })
})

test('keeps the ID of a cleared cart', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  await guest.call('clear-cart', {})
  expect(await guest.cart()).toMatchObject({ id: cart.id, items: [], applied_coupons: null })
})

test('refuses to clear the cart by following a link', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const strange = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect((await guest.call('clear-cart', undefined, strange)).status).toBe(403)
  expect(contents(await guest.cart())).toEqual({ [helmet]: 1 })
})

test('adds once for a repeated key and refuses another request with it', async () => {
  const guest = shopper(db)
  await guest.add(otherHelmet)
  const key = { 'idempotency-key': randomUUID() }
  const first = await guest.add(helmet, 1, key)
  const second = await guest.add(helmet, 1, key)
  expect(second.cart).toEqual(first.cart)
  expect(contents(await guest.cart())).toEqual({ [otherHelmet]: 1, [helmet]: 1 })
  const other = await guest.call('add-item', { cartItems: [{ sku: helmet, quantity: 2 }] }, key)
  expect(other.status).toBe(422)
})

test('deletes a cart that was not used for thirty days', async () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const day = 86_400_000
  const [idle, used] = [0, 1].map(() => shopper(db, { now: new Date(now.getTime() - 31 * day) }))
  await idle?.add(helmet)
  await used?.add(helmet)
  const today = shopper(db, { now })
  today.jar.set('cart_id', used?.jar.get('cart_id') ?? '')
  await today.cart()
  await deleteIdleCarts(db, now)
  expect(contents(await today.cart())).toEqual({ [helmet]: 1 })
  expect((await idle?.call('fetch-cart'))?.answer.errors?.[0]?.code).toBe('CART_NOT_FOUND')
})
