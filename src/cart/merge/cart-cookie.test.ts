import { expect, test } from 'vitest'
import { cartCookie, cartCookies, cartHintCookie, guestCartCookie } from './cart-cookie.ts'

const id = '0123456789abcdef0123456789abcdef'

test('sets an HttpOnly cart cookie and a readable count for a week', () => {
  expect(cartCookies(id, 12, true)).toEqual([
    `cart_id=${id}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    'cart_hint=12; Max-Age=604800; Path=/; Secure; SameSite=Lax',
  ])
  expect(cartCookies(id, 0, false).join()).not.toContain('Secure')
})

test('sets the guest cart cookie for an hour', () => {
  expect(guestCartCookie.serialise(id, { secure: false })).toBe(
    `guest_cart_id=${id}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`,
  )
})

test.each([id.slice(1), `${id}0`, id.toUpperCase(), `${id.slice(1)}g`, ''])(
  'rejects “%s” as a cart ID',
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
])('reads a count of “%s” as %s', (value, read) => {
  expect(cartHintCookie.read(`cart_hint=${value}`)).toBe(read)
})
