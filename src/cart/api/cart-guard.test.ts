import { expect, test } from 'vitest'
import { isRefusal } from '#/platform/api/refusal.ts'
import { forbidden, guardCart, noCart } from './cart-guard.ts'
import { aCart } from './sample-cart.ts'

const guest = { customerId: null, site: 'uk' }
const customer = { customerId: 7, site: 'uk' }
const refusalOf = (work: () => unknown) => {
  try {
    return work()
  } catch (problem) {
    return isRefusal(problem) && [problem.code, problem.details.values]
  }
}

test('allows a guest a guest’s cart and a customer their own', () => {
  const [theirs, own] = [aCart([]), aCart([], { customerId: 7 })]
  expect(guardCart(theirs, 'cart', guest)).toBe(theirs)
  expect(guardCart(own, 'cart', customer)).toBe(own)
})

test.each([
  ['no cart', null, guest, 'cart-not-found'],
  ['a cart that was ordered', aCart([], { isActive: false }), guest, 'cart-not-active'],
  ['a cart of another site', aCart([], { site: 'de' }), guest, 'cart-other-site'],
  ['a customer’s cart', aCart([], { customerId: 7 }), guest, 'cart-forbidden'],
  ['another customer’s cart', aCart([], { customerId: 8 }), customer, 'cart-forbidden'],
  ['a guest’s cart, once logged in', aCart([]), customer, 'cart-forbidden'],
  // Problems of the cart itself come before its ownership.
  [
    'an ordered cart of another site and customer',
    aCart([], { isActive: false, site: 'de', customerId: 8 }),
    customer,
    'cart-not-active',
  ],
  [
    'a cart of another site and customer',
    aCart([], { site: 'de', customerId: 8 }),
    customer,
    'cart-other-site',
  ],
])('refuses %s', (_what, cart, holder, code) => {
  expect(refusalOf(() => guardCart(cart, 'abc', holder))).toEqual([code, { id: 'abc' }])
})

test('refuses a call without a cart ID and a cart of somebody else', () => {
  expect([noCart().code, noCart().details.values]).toEqual(['cart-not-found', { id: 'undefined' }])
  expect([forbidden('abc').code, forbidden('abc').details.values]).toEqual([
    'cart-forbidden',
    { id: 'abc' },
  ])
})
