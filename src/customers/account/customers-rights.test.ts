import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderOf } from '../../../tests/helpers/account-shop.ts'
import { cartShop, contents, helmet } from '../../../tests/helpers/cart-shop.ts'
import {
  type Call,
  cartCalls,
  customerCalls,
  make,
  namesAnObject,
} from '../../../tests/helpers/customer-calls.ts'
import {
  behindProxy,
  type Browser,
  browser,
  customer,
  goodPassword,
  ownAddress,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { declaredCalls } from '../../../tests/helpers/declared-calls.ts'

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null

/** Checks the access rights of every call. */
const shop = await cartShop(behindProxy)
const { db } = shop.database
const operations = await declaredCalls(shop)

const secretStreet = '7 Nobody Needs to Know'

async function withThings() {
  const ada = await customer(shop)
  const address = { ...ownAddress, street: [secretStreet] }
  await ada.call('account/add-address', { address })
  await ada.call('account/add-address', { address })
  const order = await orderOf(shop, ada.email, [helmet])
  return { ...ada, order }
}
let owner: Awaited<ReturnType<typeof withThings>>
let calls: Call[] = []
beforeAll(async () => {
  owner = await withThings()
  calls = customerCalls(owner.order.number)
})

/** Everything stored about the owner, to see whether anybody changed it. */
async function stored() {
  const { rows } = await db.execute(sql`
    select to_jsonb(c) as customer,
      (select jsonb_agg(a order by number) from customer_addresses a where a.customer_id = c.id) as addresses,
      (select count(*)::int from sessions s where s.customer_id = c.id) as sessions,
      (select jsonb_agg(o) from orders o where o.customer_id = c.id) as orders,
      (select count(*)::int from newsletter_subscribers n where n.email = lower(c.email)) as newsletter
    from customers c where c.id = ${owner.order.customerId}`)
  return rows[0]
}

/** The owner's browser without the named cookies. */
function without(...names: string[]) {
  const person = visitor(shop)
  for (const [name, value] of owner.jar) if (!names.includes(name)) person.jar.set(name, value)
  return person
}
function tampered(name: string) {
  const person = without()
  const value = person.jar.get(name) ?? ''
  person.jar.set(name, value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA'))
  return person
}

test('the table below contains every call for customers', () => {
  const declared = operations
    .filter(({ access }) => access === 'customer')
    .map(({ method, path }) => `${method} ${path}`)
  const known = calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`)
  expect(declared.toSorted()).toEqual(known.toSorted())
})

describe('a customer’s call', () => {
  test('returns nothing to a guest, or without both cookies', async () => {
    const before = await stored()
    const nobodies = {
      guest: visitor(shop),
      'without pass': without('customer_token'),
      'without refresh token': without('customer_refresh_token'),
    }
    for (const [who, person] of Object.entries(nobodies))
      for (const call of calls) {
        const { status, text } = await make(person, call)
        expect([status, text], `${who}: ${call.path}`).toEqual([204, ''])
      }
    expect(await stored()).toEqual(before)
  })

  test('refuses a tampered, invented or foreign token', async () => {
    const before = await stored()
    const made = without()
    made.jar.set('customer_token', 'A'.repeat(43))
    const swapped = without()
    swapped.jar.set('customer_token', owner.jar.get('customer_refresh_token') ?? '')
    for (const person of [tampered('customer_token'), made, swapped])
      for (const call of calls) {
        const { status, answer } = await make(person, call)
        expect([status, answer.error?.code], call.path).toEqual([401, 'SESSION_EXPIRED'])
      }
    expect(await stored()).toEqual(before)
  })

  test('refuses an expired token', async () => {
    const late = await customer(shop)
    await db.execute(sql`
      update session_tokens set expires_at = expires_at - interval '2 hours'
      where session_id in (select s.id from sessions s join customers c on c.id = s.customer_id
        where c.email = ${late.email})`)
    for (const call of calls) {
      const { status, answer } = await make(late, call)
      expect([status, answer.error?.code], call.path).toEqual([401, 'SESSION_EXPIRED'])
    }
  })

  test('treats somebody else’s data as not found', async () => {
    const before = await stored()
    const other = await customer(shop)
    for (const call of calls.filter(({ path }) => namesAnObject.test(path))) {
      const foreign = await make(other, call)
      const missing = await make(other, {
        ...call,
        path: call.path.replace(/orderNumber=.*/, 'orderNumber=ZZZZ-ZZZZ'),
        ...(isObject(call.body) && { body: { ...call.body, addressId: 999 } }),
      })
      expect(foreign.status, call.path).toBe(404)
      expect(foreign.text).toBe(missing.text)
    }
    expect(await stored()).toEqual(before)
  })

  test('reads and changes only the caller’s own data', async () => {
    const before = await stored()
    const other = await customer(shop)
    for (const call of calls.filter(({ path }) => !namesAnObject.test(path))) {
      const { status, text } = await make(other, call)
      expect(status, call.path).toBe(200)
      for (const secret of [owner.email, owner.order.number, secretStreet])
        expect(text, call.path).not.toContain(secret)
    }
    expect(await stored()).toEqual(before)
  })

  test('works for its owner', async () => {
    for (const call of calls) {
      const { status, text } = await make(owner, call)
      expect(status, `${call.path} ${text}`).toBe(200)
    }
  })
})

describe('a cart', () => {
  test('is accessible only to its owner', async () => {
    const ada = await customer(shop)
    await ada.call('cart/create-auth', {})
    await ada.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 2 }] })
    const id = ada.jar.get('cart_id') ?? ''
    const grace = await customer(shop)
    for (const thief of [visitor(shop), grace])
      for (const call of cartCalls) {
        thief.jar.set('cart_id', id)
        const { answer } = await make(thief, call)
        const [error] = answer['errors'] as { code: string }[]
        expect(error?.code, call.path).toBe('CART_FORBIDDEN')
        expect(thief.jar.get('cart_id')).not.toBe(id)
      }
    const { answer } = await ada.call('cart/fetch-cart')
    expect(contents(answer['cart'] as Parameters<typeof contents>[0])).toEqual({ [helmet]: 2 })
  })

  test('stays with a customer whose token needs renewing', async () => {
    const ada = await customer(shop)
    await ada.call('cart/create-auth', {})
    await ada.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 2 }] })
    const id = ada.jar.get('cart_id')
    ada.jar.delete('customer_token')
    const { status, answer } = await ada.call('cart/fetch-cart')
    expect([status, answer.error?.code, ada.jar.get('cart_id')]).toEqual([
      401,
      'SESSION_EXPIRED',
      id,
    ])
    await ada.call('auth/renew-token', {})
    expect((await ada.call('cart/fetch-cart')).answer['cart']).toMatchObject({ id })
  })

  test('a browser that has dropped the expired token is told to renew it, and is no guest', async () => {
    const ada = await customer(shop)
    ada.jar.delete('customer_token')
    const { status, answer } = await ada.call('auth/customer')
    expect([status, answer.error?.code]).toEqual([401, 'SESSION_EXPIRED'])
    await ada.call('auth/renew-token', {})
    expect((await ada.call('auth/customer')).answer['customer']).toMatchObject({ email: ada.email })
  })

  test('cannot be merged by somebody who knows only one of the two carts', async () => {
    const victim = await customer(shop)
    const thief = await customer(shop)
    const idOf = async (person: Browser) => {
      const { answer } = await person.call('cart/create-auth', {})
      return (answer['customerCart'] as { id: string }).id
    }
    const theirs = await idOf(victim)
    const own = await idOf(thief)
    const merge = async (guestCartId: string, authCartId: string) => {
      const { answer } = await thief.call('cart/merge-cart', { guestCartId, authCartId })
      return (answer['errors'] as { code: string }[])[0]?.code
    }
    expect(await merge(theirs, own)).toBe('CART_FORBIDDEN')
    expect(await merge(own, theirs)).toBe('CART_FORBIDDEN')
  })
})

test('personal responses are not cacheable', async () => {
  const ada = await customer(shop)
  for (const path of ['auth/customer', 'account/newsletter', 'account/orders', 'account/export'])
    expect((await ada.call(path)).headers.get('cache-control'), path).toBe('no-store')
  const login = await browser(shop, { 'x-forwarded-for': '10.88.0.1' }).call('auth/login', {
    email: ada.email,
    password: goodPassword,
  })
  expect(login.headers.get('cache-control')).toBe('no-store')
})
