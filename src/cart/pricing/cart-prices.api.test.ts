import { importGlobals } from '#/content/globals/globals.server.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartDatabase, helmet, lastBell, shopper } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { viewCart } from '#/cart/lines/cart.server.ts'
import { findCountry } from '#/country/country.ts'

const { db } = await cartDatabase()

test('delivers free from a threshold and states the amount missing below it', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  expect(cart.prices).toMatchObject({
    default_shipping_rate: { value: 4, currency: 'GBP' },
    until_free_shipping: { value: 11 },
    free_shipping_progress: 0.89,
    grand_total: { value: 93 },
    applied_taxes: [{ label: 'Includes 20% VAT', amount: { value: 15.5 } }],
  })
  expect((await guest.add(helmet)).cart.prices).toMatchObject({
    default_shipping_rate: { value: 0 },
    until_free_shipping: null,
    free_shipping_progress: null,
    grand_total: { value: 178 },
  })
})

test('charges no duty on a small cart in the EU', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  await guest.add(lastBell)
  const abroad = shopper(db, { visitor: { country: findCountry('de') ?? undefined! } })
  abroad.jar.set('cart_id', guest.jar.get('cart_id') ?? '')
  const { prices } = await abroad.cart()
  expect(prices.default_shipping_rate).toEqual({ value: 8, currency: 'GBP' })
  const { subtotal_including_tax: items, grand_total: total } = prices
  expect(items.value).toBeGreaterThan(0)
  expect(total.value).toBeCloseTo(items.value + 8, 2)
})

test('reports a changed price once', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet, 2)
  await db.execute(sql`update prices set price = price + 500 where sku like 'HLM-CREST%'`)
  // A shop with a fresh cache.
  const later = shopper(db)
  later.jar.set('cart_id', cart.id)
  // Suggestions and the review read the cart without telling anybody.
  await viewCart(testCtx(db, { visitor: { cookieHeader: `cart_id=${cart.id}` } }))
  const first = await later.cart()
  expect(first.notices).toEqual([
    { code: 'PRICE_CHANGED', uid: cart.items[0]?.uid, message: expect.stringContaining('price') },
  ])
  expect(first.prices.subtotal_including_tax.value).toBe(
    cart.prices.subtotal_including_tax.value + 10,
  )
  expect((await later.cart()).notices).toEqual([])
  await db.execute(sql`update prices set price = price - 500 where sku like 'HLM-CREST%'`)
})

test('reports a changed price of a cart that was stored with the old name of the last seen price', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  const told = '{"told": {"amount": 1, "currency": "GBP"}}'
  await db.execute(sql`update carts
    set lines = jsonb_build_array((lines -> 0) - 'lastSeenPrice' || ${told}::jsonb) where id = ${cart.id}`)
  expect((await guest.cart()).notices.map(({ code }) => code)).toEqual(['PRICE_CHANGED'])
  expect((await guest.cart()).notices).toEqual([])
})

test('reports no changed price in another currency', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const abroad = shopper(db, { visitor: { country: findCountry('us') ?? undefined! } })
  abroad.jar.set('cart_id', guest.jar.get('cart_id') ?? '')
  expect((await abroad.cart()).notices).toEqual([])
})

test('describes delivery in the visitor’s language', async () => {
  const { answer } = await shopper(db, { visitor: { locale: 'de' } }).call('delivery-info')
  expect(answer['globalSet']).toMatchObject({
    handle: 'deliveryInfo',
    body: expect.stringContaining('Standardversand £4.'),
  })
})

test('the retailer’s text about delivery has the rates where it wants them', async () => {
  await importGlobals(db, {
    deliveryInfo: {
      en: '{{delivery.rates}}\n\nOr [collect it](/stores/). <script>alert(1)</script>',
      de: 'Text',
    },
  })
  const { answer } = await shopper(db).call('delivery-info')
  const { body } = answer['globalSet'] as { body: string }
  expect(body).toMatch(/^<p>Standard delivery £4\.<\/p>/)
  expect(body).toContain('Or <a href="/stores/">collect it</a>.')
  expect(body).not.toMatch(/<script|delivery\.rates/)
  await expect(importGlobals(db, { delivryInfo: { en: 'a', de: 'b' } })).rejects.toThrow(
    'delivryInfo',
  )
  await importGlobals(db, {})
})

test('rounds the tax of each row to the nearest penny', async () => {
  const guest = shopper(db)
  await guest.add(helmet, 3)
  const { cart } = await guest.add(lastBell)
  // 3 × 89.00 + 20.00 = 287.00, of which 47.8333… is tax
  expect(cart.prices).toMatchObject({
    grand_total: { value: 287 },
    subtotal_excluding_tax: { value: 239.17 },
    applied_taxes: [{ label: 'Includes 20% VAT', amount: { value: 47.83 } }],
  })
  // 89 / 1.2 = 74.1666…, 267 / 1.2 = 222.50
  expect(cart.items[0]?.prices).toMatchObject({
    price: { value: 74.17 },
    price_including_tax: { value: 89 },
    row_total: { value: 222.5 },
    row_total_including_tax: { value: 267 },
  })
})
