import { expect, test } from 'vitest'
import { findCountry } from '#/country/country.ts'
import { redeemHandover } from './handover.server.ts'
import { cartShop, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { testCtx, testSession } from '../../../tests/helpers/context.ts'
import { withCookies } from '../../../tests/helpers/order-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const shop = await cartShop()
const { database } = shop
const { db } = database
const outside = await testShop(
  {
    CHECKOUT_URL: 'https://pay.example/new',
    OVERSEAS_CHECKOUT_URL: 'https://overseas.example/shop/',
  },
  database,
)
const germany = findCountry('de')

async function cartWith(sku: string) {
  const body = { cartItems: [{ sku, quantity: 1 }] }
  const response = await shop.post('/nuxt/api/cart/add-item', body)
  return /cart_id=([\da-f]{32})/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
}

type Start = {
  checkoutUrl: string | null
  mode: string
  requiresLogin: boolean
  errors?: { code: string; message: string }[]
}

async function start(cartId: string | null, { country = 'gb', body = {}, at = shop } = {}) {
  const cookies = { ...(cartId && { cart_id: cartId }), location_country: country }
  const response = await at.post('/nuxt/api/checkout/start', body, { cookies })
  return { response, answer: (await response.json()) as Start }
}

const codeIn = (answer: Start) =>
  new URL(answer.checkoutUrl ?? '', 'https://shop.example').searchParams.get('token') ?? ''

const german = (cartId: string, now = new Date()) => {
  const ctx = testCtx(db, { now, ...(germany && { visitor: { country: germany } }) })
  return withCookies(ctx, `cart_id=${cartId}`)
}

test('at home the shopper goes to the built-in checkout, and no URL contains the cart id', async () => {
  const { answer, response } = await start(await cartWith(helmet))
  expect(answer).toEqual({
    checkoutUrl: '/checkout/',
    mode: 'local',
    requiresLogin: false,
    error: null,
  })
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an external checkout gets the shopper with their cart id', async () => {
  const id = await cartWith(helmet)
  const { answer } = await start(id, { at: outside })
  expect(answer.checkoutUrl).toBe(`https://pay.example/new?cart=${id}`)
})

test('an overseas shopper is handed over with code, cart, currency and country', async () => {
  const id = await cartWith(helmet)
  const { answer } = await start(id, { country: 'de', at: outside })
  const url = new URL(answer.checkoutUrl ?? '')
  expect(url.origin + url.pathname).toBe('https://overseas.example/shop/sync')
  expect([...url.searchParams.keys()]).toEqual(['token', 'cart', 'currency', 'country'])
  expect(url.searchParams.get('cart')).toBe(id)
  expect(url.searchParams.get('currency')).toBe('EUR')
  expect(url.searchParams.get('country')).toBe('DE')
  expect(answer.mode).toBe('overseas')
})

test('the URL of the built-in overseas checkout gives no access to the cart', async () => {
  const id = await cartWith(helmet)
  const { answer } = await start(id, { country: 'de' })
  expect(answer.checkoutUrl).not.toContain(id)
  const { searchParams } = new URL(answer.checkoutUrl ?? '', 'https://shop.example')
  expect([...searchParams.keys()]).toEqual(['token', 'cart', 'currency', 'country'])
  const forged = german(searchParams.get('cart') ?? '')
  await expect(redeemHandover(forged, codeIn(answer))).rejects.toThrow('handover-invalid')
  await expect(redeemHandover(german(id), codeIn(answer))).resolves.toMatchObject({ cartId: id })
})

test('a code works once', async () => {
  const id = await cartWith(helmet)
  const code = codeIn((await start(id, { country: 'de' })).answer)
  const redeemed = await redeemHandover(german(id), code)
  expect(redeemed).toMatchObject({ cartId: id, country: { code: 'de' } })
  await expect(redeemHandover(german(id), code)).rejects.toThrow('handover-invalid')
})

test('of two parallel requests with the same code, one gets in', async () => {
  const id = await cartWith(helmet)
  const code = codeIn((await start(id, { country: 'de' })).answer)
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => redeemHandover(german(id), code)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a newer code voids the older one', async () => {
  const id = await cartWith(helmet)
  const older = codeIn((await start(id, { country: 'de' })).answer)
  const newer = codeIn((await start(id, { country: 'de' })).answer)
  await expect(redeemHandover(german(id), older)).rejects.toThrow('handover-invalid')
  await expect(redeemHandover(german(id), newer)).resolves.toMatchObject({ cartId: id })
})

test('a code fails after a minute, in another browser and for another customer', async () => {
  const id = await cartWith(helmet)
  const fresh = async () => codeIn((await start(id, { country: 'de' })).answer)
  const late = german(id, new Date(Date.now() + 61_000))
  const stranger = german(await cartWith(helmet))
  const customer = {
    ...german(id),
    session: () => Promise.resolve(testSession(5)),
  }
  for (const ctx of [late, stranger, customer])
    await expect(redeemHandover(ctx, await fresh())).rejects.toThrow('handover-invalid')
})

test('a request from the wrong browser does not use up a code', async () => {
  const id = await cartWith(helmet)
  const code = codeIn((await start(id, { country: 'de' })).answer)
  const strangers = [
    german(await cartWith(helmet)),
    german(''),
    { ...german(id), session: () => Promise.resolve(testSession(5)) },
  ]
  for (const stranger of strangers)
    await expect(redeemHandover(stranger, code)).rejects.toThrow('handover-invalid')
  await expect(redeemHandover(german(id), code)).resolves.toMatchObject({ cartId: id })
})

test('codes are stored only as hashes', async () => {
  const id = await cartWith(helmet)
  const code = codeIn((await start(id, { country: 'de' })).answer)
  const { rows } = await database.pool.query('select * from checkout_codes')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('an empty, missing or sold-out cart gets an error message and no URL', async () => {
  const id = await cartWith(lastBell)
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 0 }])
  const soldOut = await start(id)
  expect(soldOut.answer.errors?.map(({ code }) => code)).toEqual(['INSUFFICIENT_STOCK'])
  await shop.post('/nuxt/api/cart/clear-cart', {}, { cookies: { cart_id: id } })
  const empty = await start(id)
  expect(empty.answer.errors).toEqual([{ code: 'CART_EMPTY', message: 'Your cart is empty' }])
  const none = await start(null)
  expect(none.answer.errors).toEqual([
    { code: 'CART_NOT_FOUND', message: 'Could not find a cart with ID "undefined"' },
  ])
  for (const { response, answer } of [soldOut, empty, none]) {
    expect(response.status).toBe(200)
    expect(answer.checkoutUrl).toBeNull()
  }
})

test('a login before the checkout is remembered for a quarter of an hour', async () => {
  const { answer, response } = await start(await cartWith(helmet), { body: { loginFirst: true } })
  expect(answer).toMatchObject({ requiresLogin: true, checkoutUrl: '/auth/login/' })
  expect(response.headers.getSetCookie().join()).toMatch(
    /checkout_redirect=1; Max-Age=900; .*HttpOnly/,
  )
})

test('refuses to start a checkout from another site', async () => {
  const id = await cartWith(helmet)
  const response = await shop.post(
    '/nuxt/api/checkout/start',
    {},
    { cookies: { cart_id: id }, headers: { 'sec-fetch-site': 'cross-site' } },
  )
  expect(response.status).toBe(403)
})

test('the form-action policy allows only the configured external checkouts', async () => {
  const policyOf = async (at: typeof shop) =>
    (await at.get('/')).headers.get('content-security-policy')
  expect(await policyOf(shop)).toContain("form-action 'self';")
  expect(await policyOf(outside)).toContain(
    "form-action 'self' https://pay.example https://overseas.example;",
  )
})
