import { expect, test } from 'vitest'
import type { Ctx } from '#/visitor/context.ts'
import { cartOwner } from './cart-owner.ts'

const [old, fresh] = ['0'.repeat(32), 'f'.repeat(32)]
/** A call with some cookies, by a customer where one is named. */
const call = (cookieHeader: string, customerId: number | null = null) =>
  ({
    visitor: { cookieHeader },
    session: async () => customerId && { customerId, sessionId: 1 },
  }) as unknown as Ctx
const setting = ['theme=dark; Path=/', `cart_id=${fresh}; Path=/; HttpOnly`]

test.each([
  ['a customer’s, whatever cart is in the cookie', call(`cart_id=${old}`, 7), [], 'customer:7'],
  ['the one in the cookie', call(`cart_id=${old}`), setting, `cart:${old}`],
  ['a newcomer’s, the one that the answer sets', call(''), setting, `cart:${fresh}`],
  ['of nobody, where there is none', call('theme=dark'), ['theme=dark; Path=/'], null],
  ['of nobody, where nothing is set', call(''), [], null],
])('a call is about the cart: %s', async (_what, ctx, cookies, owner) => {
  expect(await cartOwner(ctx, cookies)).toBe(owner)
})
