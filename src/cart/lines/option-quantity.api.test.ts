import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buyAgain } from '#/account/orders/buy-again.server.ts'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { sampleComponents } from '#/catalogue/demo-data/sample-records.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { bike, cartDatabase, paint, shopper } from '../../../tests/helpers/cart-shop.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()
const basic = { sku: 'WHL-BASIC', name: 'Basic', price: 149 }
await importCatalogue(
  db,
  [
    jsonFile('components', 'components/wheels.json', {
      ...sampleComponents,
      options: [...sampleComponents.options, basic],
    }),
  ],
  new Date('2026-11-01T11:00:00Z'),
)

/** Wheels that cost £250 less than the bike's own. */
const cheaper = (quantity: number, sku = basic.sku) => btoa(`bundle/7/${sku}/${quantity}`)
const asShown = (await shopper(db).add(bike)).cart.prices.subtotal_including_tax.value

const add = (call: 'add-item' | 'add-bike', items: object[]) => shopper(db).addItems(items, call)

test.each(['add-item', 'add-bike'] as const)('%s fits a cheaper part once', async (call) => {
  const { cart } = await add(call, [{ sku: bike, quantity: 1, selected_options: [cheaper(1)] }])
  expect(cart?.prices.subtotal_including_tax.value).toBe(asShown - 250)
  expect(cart?.items[0]?.bundle_options?.[0]?.values[0]).toMatchObject({ quantity: 1 })
})

const oddWheels: [string, string[], string][] = [
  ['twice', [cheaper(2)], 'INVALID_PARAMETER_VALUE'],
  ['three times', [cheaper(3)], 'INVALID_PARAMETER_VALUE'],
  ['ninety-nine times', [cheaper(99)], 'INVALID_PARAMETER_VALUE'],
  ['by two options', [cheaper(1), cheaper(1)], 'NOT_SALABLE'],
  ['by two spellings', [cheaper(1), cheaper(1, 'whl-basic')], 'NOT_SALABLE'],
  ['beside the bike’s own', [cheaper(1), cheaper(1, 'WHL-A25')], 'NOT_SALABLE'],
  ['in another section', [btoa('bundle/12/WHL-BASIC/1')], 'NOT_SALABLE'],
]
const calls = oddWheels.flatMap((odd) => [
  ['add-item', ...odd] as const,
  ['add-bike', ...odd] as const,
])

test.each(calls)('%s refuses wheels chosen %s', async (call, _how, options, code) => {
  const { cart, user_errors } = await add(call, [
    { sku: bike, quantity: 1, selected_options: options },
  ])
  expect(user_errors.map((error) => [error.code, error.path])).toEqual([[code, [0]]])
  expect(cart).toBeNull()
})

test('counts stock for a part requested in lower case', async () => {
  const { cart } = await add('add-bike', [
    { sku: bike, quantity: 1, selected_options: [cheaper(1, 'whl-basic')] },
  ])
  expect(cart?.items[0]?.bundle_options?.[0]?.values[0]?.sku).toBe('WHL-BASIC')
})

test('refuses a second colour for one bike', async () => {
  const { user_errors } = await add('add-bike', [
    { sku: bike, quantity: 1, ref: 'a' },
    { sku: paint, quantity: 1, associated_ref: 'a' },
    { sku: 'BBCOLOUR-INK', quantity: 1, associated_ref: 'a' },
  ])
  expect(user_errors.map(({ code, path }) => [code, path])).toEqual([['NOT_SALABLE', [0]]])
})

/** The stored form of carts from when an option still had a quantity. */
const writeOldQuantity = (cartId: string, quantity: number) =>
  db.execute(sql`update carts
    set lines = jsonb_set(lines, '{0,options,0,quantity}', ${`${quantity}`}::jsonb) where id = ${cartId}`)

test('prices a stored cart with an option quantity correctly', async () => {
  const ada = await buyer(db, [anItem(bike, { selectedOptions: [cheaper(1)] })])
  await writeOldQuantity(ada.cartId, 9)
  const browser = shopper(db)
  browser.jar.set('cart_id', ada.cartId)
  expect((await browser.cart()).prices.subtotal_including_tax.value).toBe(asShown - 250)
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  expect(order.totals.subtotal.amount).toBe((asShown - 250) * 100)
  expect(order.lines[0]?.options.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['WHL-BASIC', 1],
  ])
})

test('reorders an order with an option quantity with one part', async () => {
  const ada = await buyer(db, [anItem(bike, { selectedOptions: [cheaper(1)] })])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const lines = order.lines.map((line) => ({
    ...line,
    options: line.options.map((option) => ({ ...option, quantity: 9 })),
  }))
  const { cart, added } = await buyAgain(ada.ctx, lines)
  expect(added).toBe(1)
  expect(cart?.subtotal.amount).toBe((asShown - 250) * 100)
})

test('merges a stored guest cart with an option quantity at the right price', async () => {
  const guest = shopper(db)
  const bikes = [{ sku: bike, quantity: 1, selected_options: [cheaper(1)] }]
  await guest.call('add-item', { cartItems: bikes })
  const guestCartId = guest.jar.get('cart_id') ?? ''
  await writeOldQuantity(guestCartId, 9)
  const customer = shopper(db, { customerId: 7 })
  await customer.call('add-item', { cartItems: bikes })
  const authCartId = customer.jar.get('cart_id') ?? ''
  customer.jar.set('guest_cart_id', guestCartId)
  await customer.call('merge-cart', { guestCartId, authCartId })
  const { items, prices } = await customer.cart()
  expect(items.map(({ quantity }) => quantity)).toEqual([2])
  expect(prices.subtotal_including_tax.value).toBe((asShown - 250) * 2)
})
