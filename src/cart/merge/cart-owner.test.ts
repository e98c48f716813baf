import { expect, test } from 'vitest'
import type { SessionCtx } from '#/visitor/context.ts'
import { testSession } from '../../../tests/helpers/context.ts'
import { cartOwner } from './cart-owner.ts'

const [old, fresh] = ['0'.repeat(32), 'f'.repeat(32)]
/** A call with cookies, by a customer if one is given. */
const call = (cookieHeader: string, customerId: number | null = null) =>
  ({
    visitor: { cookieHeader, network: '192.0.2.1' },
    session: async () => testSession(customerId),
  }) as unknown as SessionCtx
const setting = ['theme=dark; Path=/', `cart_id=${fresh}; Path=/; HttpOnly`]

test.each([
  ['the customer, whatever the cookie', call(`cart_id=${old}`, 7), [], 'customer:7'],
  ['the cart in the cookie', call(`cart_id=${old}`), setting, `cart:${old}`],
  ['a new visitor’s cart, set by the response', call(''), setting, `cart:${fresh}`],
  ['a new visitor of a network', call('theme=dark'), ['theme=dark; Path=/'], 'new:192.0.2.1'],
])('identifies as owner: %s', async (_what, ctx, cookies, owner) => {
  expect(await cartOwner(ctx, cookies)).toBe(owner)
})
