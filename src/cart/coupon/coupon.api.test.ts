import { expect, test } from 'vitest'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { cartDatabase, helmet, lastBell, shopper } from '../../../tests/helpers/cart-shop.ts'

const { db } = await cartDatabase()

test('applies one coupon at a time, to the penny', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { answer } = await guest.call('apply-coupon', { couponCode: ' ten ' })
  expect(answer['applyCouponToCart']).toMatchObject({
    cart: {
      applied_coupons: [{ code: 'TEN' }],
      prices: { discounts: [{ amount: { value: 8.9 } }], grand_total: { value: 84.1 } },
    },
  })
  expect((await guest.call('apply-coupon', { couponCode: 'TEN' })).answer.errors).toBeUndefined()
  expect((await guest.call('apply-coupon', { couponCode: 'POST' })).answer).toMatchObject({
    applyCouponToCart: null,
    errors: [
      {
        code: 'COUPON_ALREADY_APPLIED',
        message: 'A discount code is already in use. Remove it to use another.',
      },
    ],
  })
  await guest.call('remove-coupon', {})
  expect((await guest.cart()).applied_coupons).toBeNull()
})

test.each(['NONSENSE', 'OVER', 'FIVER'])(
  'gives the code %s the same error as all invalid codes',
  async (couponCode) => {
    const guest = shopper(db)
    await guest.add(lastBell)
    const { answer } = await guest.call('apply-coupon', { couponCode })
    expect(answer.errors).toEqual([
      {
        code: 'COUPON_INVALID',
        message: 'This discount code is not valid. Please check it and try again.',
      },
    ])
  },
)

test('refuses a coupon for an empty cart', async () => {
  const guest = shopper(db)
  await guest.call('create-guest', {})
  const { answer } = await guest.call('apply-coupon', { couponCode: 'TEN' })
  expect(answer.errors?.[0]).toEqual({
    code: 'CART_NO_ITEMS',
    message: 'Your cart is empty.',
  })
})

test('refuses to remove a coupon from an empty cart, with a fixed message', async () => {
  const guest = shopper(db)
  await guest.call('create-guest', {})
  const { answer } = await guest.call('remove-coupon', {})
  expect(answer).toMatchObject({ removeCouponFromCart: null, error: null })
  expect(answer.errors).toEqual([{ code: 'CART_NO_ITEMS', message: 'Your cart is empty.' }])
})

test('applies a coupon to eligible items only', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  await guest.add(lastBell)
  await guest.call('apply-coupon', { couponCode: 'HELMETS' })
  // The test catalogue lists the bell with the helmets, so both count.
  expect((await guest.cart()).prices.discounts?.[0]?.amount.value).toBe(54.5)
})

test('shows free delivery by coupon as a discount on delivery', async () => {
  const guest = shopper(db)
  await guest.add(lastBell)
  await guest.call('apply-coupon', { couponCode: 'POST' })
  expect((await guest.cart()).prices).toMatchObject({
    discounts: [{ applied_to: 'SHIPPING', amount: { value: 4 } }],
    grand_total: { value: 20 },
  })
})

test('removes a coupon with a notice when it no longer applies', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet, 2)
  await guest.call('apply-coupon', { couponCode: 'FIVER' })
  const { answer } = await guest.call('update-cart', {
    cartItems: [{ cart_item_uid: cart.items[0]?.uid, quantity: 1 }],
  })
  expect(answer['updateCartItems']).toMatchObject({
    cart: { applied_coupons: null, notices: [{ code: 'COUPON_REMOVED' }] },
  })
  expect((await guest.cart()).notices).toEqual([])
})

test('refuses the eleventh attempt within ten minutes', async () => {
  const guest = shopper(db, { visitor: { network: networkOf('192.0.2.7') } })
  await guest.add(lastBell)
  for (let tries = 0; tries < 10; tries += 1)
    expect((await guest.call('apply-coupon', { couponCode: `GUESS${tries}` })).status).toBe(200)
  const { status, headers } = await guest.call('apply-coupon', { couponCode: 'TEN' })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
