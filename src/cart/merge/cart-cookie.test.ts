import { expect, test } from 'vitest'
import { cartCookie, cartCookies, cartHintCookie, guestCartCookie } from './cart-cookie.ts'

const id = '0123456789abcdef0123456789abcdef'

test('a cart is remembered for a week, out of the reach of script, with a count for the page', () => {
  expect(cartCookies(id, 12, true)).toEqual([
    `cart_id=${id}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    'cart_hint=12; Max-Age=604800; Path=/; Secure; SameSite=Lax',
  ])
  expect(cartCookies(id, 0, false).join()).not.toContain('Secure')
})

test('a guest’s cart is remembered for an hour while it is merged', () => {
  expect(guestCartCookie.serialise(id, { secure: false })).toBe(
    `guest_cart_id=${id}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`,
  )
})

test.each([id.slice(1), `${id}0`, id.toUpperCase(), `${id.slice(1)}g`, ''])(
  '“%s” names no cart',
  (value) => {
    expect(cartCookie.read(`cart_id=${value}`)).toBeNull()
    expect(guestCartCookie.read(`guest_cart_id=${value}`)).toBeNull()
  },
)

test.each([
  ['0', '0'],
  ['9999', '9999'],
  ['10000', null],
  ['-1', null],
  ['', null],
])('a count of “%s” is read as %s', (value, read) => {
  expect(cartHintCookie.read(`cart_hint=${value}`)).toBe(read)
})
