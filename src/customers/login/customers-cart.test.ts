import { parseSetCookie } from 'cookie'
import { expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { logInWithCart } from './log-in-with-cart.server.ts'
import { cartShop, contents, helmet, otherHelmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import {
  behindProxy,
  type Browser,
  customer,
  goodPassword,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'

const shop = await cartShop(behindProxy)

const cartOf = async (person: Browser) =>
  (await person.call('cart/fetch-cart')).answer['cart'] as WireCart
const add = (person: Browser, sku: string, quantity = 1) =>
  person.call('cart/add-item', { cartItems: [{ sku, quantity }] })

/** A logged-out customer with a helmet in the cart of their account. */
async function returning() {
  const ada = await customer(shop)
  await ada.call('cart/create-auth', {})
  await add(ada, helmet)
  const ownCartId = ada.jar.get('cart_id') ?? ''
  await ada.call('auth/logout', {})
  return { email: ada.email, ownCartId }
}

test('logging in merges the guest’s cart into the customer’s once, with its coupon', async () => {
  const { email, ownCartId } = await returning()
  const guest = visitor(shop)
  await add(guest, helmet, 2)
  await add(guest, otherHelmet)
  await guest.call('cart/apply-coupon', { couponCode: 'TEN' })
  const guestCartId = (await cartOf(guest)).id

  await guest.call('auth/login', { email, password: goodPassword })
  expect((await guest.call('auth/customer')).answer['customer']).toMatchObject({ email })
  const created = await guest.call('cart/create-auth', {})
  expect(created.answer['customerCart']).toEqual({ id: ownCartId })
  const ids = { guestCartId, authCartId: ownCartId }
  const merges = await Promise.all(
    [ids, ids, ids].map((body) => guest.call('cart/merge-cart', body)),
  )
  for (const { answer } of merges) expect(answer['mergeCarts']).toEqual({ id: ownCartId })

  const cart = await cartOf(guest)
  expect(cart.id).toBe(ownCartId)
  expect(contents(cart)).toEqual({ [helmet]: 3, [otherHelmet]: 1 })
  expect(cart.applied_coupons).toEqual([{ code: 'TEN' }])
})

test('between login and merge nobody can use the guest’s cart', async () => {
  const { email } = await returning()
  const guest = visitor(shop)
  await add(guest, helmet)
  const id = (await cartOf(guest)).id
  await guest.call('auth/login', { email, password: goodPassword })
  const { answer } = await guest.call('cart/fetch-cart')
  expect(answer['errors']).toEqual([
    {
      code: 'CART_FORBIDDEN',
      message: `The current user cannot perform operations on cart "${id}"`,
    },
  ])
})

test('a merged guest cart stays closed after logging out', async () => {
  const { email, ownCartId } = await returning()
  const guest = visitor(shop)
  await add(guest, helmet)
  const guestCartId = (await cartOf(guest)).id
  await guest.call('auth/login', { email, password: goodPassword })
  await guest.call('cart/create-auth', {})
  await guest.call('cart/merge-cart', { guestCartId, authCartId: ownCartId })
  await guest.call('auth/logout', {})
  expect(guest.jar.has('cart_id')).toBe(false)
  guest.jar.set('cart_id', guestCartId)
  const { answer } = await guest.call('cart/fetch-cart')
  expect((answer['errors'] as { message: string }[])[0]?.message).toBe("The cart isn't active.")
})

test('a login without scripts merges the cart in one request', async () => {
  const { email, ownCartId } = await returning()
  const guest = visitor(shop)
  await add(guest, otherHelmet)
  const cookieHeader = `cart_id=${guest.jar.get('cart_id')}`
  const ctx = testCtx(shop.database.db, { visitor: { cookieHeader }, now: new Date() })
  const { cookies } = await logInWithCart(ctx, { email, password: goodPassword })
  const person = visitor(shop)
  for (const line of cookies) {
    const { name, value = '' } = parseSetCookie(line)
    person.jar.set(name, value)
  }
  expect(person.jar.get('cart_id')).toBe(ownCartId)
  expect(contents(await cartOf(person))).toEqual({ [helmet]: 1, [otherHelmet]: 1 })
})

test('somebody else’s cart does not prevent a login', async () => {
  const { email, ownCartId } = await returning()
  const stranger = await returning()
  const cookieHeader = `cart_id=${stranger.ownCartId}`
  const ctx = testCtx(shop.database.db, { visitor: { cookieHeader }, now: new Date() })
  const { customer: who, cookies } = await logInWithCart(ctx, { email, password: goodPassword })
  expect(who.email).toBe(email)
  expect(cookies.at(-1)).toContain(`cart_id=${ownCartId}`)
})
