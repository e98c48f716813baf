import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadCart } from '#/cart/lines/cart.server.ts'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { money } from '#/money/money.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { findByNumber, findOrder, listOrders } from '#/orders/order/orders.server.ts'
import { listRevision } from '#/platform/consent/consent.ts'
import { placeOrder } from './place-order.server.ts'
import { bike, cartDatabase, helmet, lastBell, paint } from '../../../tests/helpers/cart-shop.ts'
import { testCtx, testCustomerId } from '../../../tests/helpers/context.ts'
import {
  anAddress,
  anItem,
  anOrderRequest,
  buyer,
  withCookies,
} from '../../../tests/helpers/order-shop.ts'
import { bellStock, putOnSale } from '../../../tests/helpers/bell-stock.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)
const { held, setBells } = bellStock(ctx)

const jobs = async (number: string) => {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select payload ->> 'kind' as kind from graphile_worker._private_jobs
    join orders on orders.id = (payload ->> 'orderId')::int where orders.number = ${number} order by 1`)
  return rows.map(({ kind }) => kind)
}

test('an order takes stock, closes its cart and sends a mail', async () => {
  await setBells(3)
  const ada = await buyer(db, [anItem(lastBell, { quantity: 2 })])
  const { order, outcome } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  expect(outcome).toBe('placed')
  expect(order.state).toBe('processing')
  expect(await held(lastBell)).toBe(1)
  expect(await jobs(order.number)).toEqual(['received'])
  await expect(loadCart(ada.ctx)).rejects.toThrow('cart-not-active')
})

test('an order keeps its prices when prices change', async () => {
  const ada = await buyer(db, [anItem(helmet)], { customerId: 1 })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  await setPrice(db, { sku: 'HLM-CREST', country: null, price: 999_00 }, new Date())
  const stored = await findOrder(ada.ctx, { number: order.number, customerId: testCustomerId(1) })
  expect(stored?.lines[0]?.total).toEqual(order.lines[0]?.total)
  expect(stored?.totals).toEqual(order.totals)
  await setPrice(db, { sku: 'HLM-CREST', country: null, price: 89_00 }, new Date())
})

const agreed = `consent=${listRevision}.marketing.0123456789abcdef0123456789abcdef`

test.each([
  ['agreed to marketing', agreed, false, '1001_1_a'],
  ['did not', `consent=${listRevision}.none`, false, undefined],
  [
    'agreed to an older list',
    agreed.replace(`=${listRevision}.`, `=${listRevision - 1}.`),
    false,
    undefined,
  ],
  ['agreed, but orders in a store', agreed, true, undefined],
])(
  'the click of an affiliate stays with the order of a buyer who %s',
  async (_, consent, isStoreNetwork, click) => {
    const ada = await buyer(db, [anItem(helmet)], { visitor: { isStoreNetwork } })
    const cookies = `cart_id=${ada.cartId}; awc=1001_1_a; ${consent}`
    const { order } = await placeOrder(withCookies(ada.ctx, cookies), anOrderRequest(ada.cartId))
    expect((await findByNumber(db, order.number))?.affiliateClick).toBe(click)
  },
)

test('six parallel requests with one attempt place one order', async () => {
  await setBells(3)
  const ada = await buyer(db, [anItem(lastBell)])
  const request = anOrderRequest(ada.cartId)
  const placed = await Promise.all(Array.from({ length: 6 }, () => placeOrder(ada.ctx, request)))
  expect(new Set(placed.map(({ order }) => order.number)).size).toBe(1)
  expect(placed.map(({ outcome }) => outcome)).toEqual(placed.map(() => 'placed'))
  expect(await held(lastBell)).toBe(2)
  expect(await jobs(placed[0]?.order.number ?? '')).toEqual(['received'])
})

test('two attempts with the same cart place one order', async () => {
  await setBells(3)
  const ada = await buyer(db, [anItem(lastBell)])
  const tries = await Promise.allSettled([
    placeOrder(ada.ctx, anOrderRequest(ada.cartId)),
    placeOrder(ada.ctx, anOrderRequest(ada.cartId)),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await held(lastBell)).toBe(2)
})

test('an attempt id does not give access to another buyer’s order', async () => {
  const ada = await buyer(db, [anItem(helmet)])
  const eve = await buyer(db, [anItem(helmet)])
  const request = anOrderRequest(ada.cartId)
  await placeOrder(ada.ctx, request)
  await expect(placeOrder(eve.ctx, { ...request, cartId: eve.cartId })).rejects.toThrow(
    'cart-forbidden',
  )
})

test('one attempt with five carts at once orders one cart and refuses the others', async () => {
  await setBells(9)
  const buyers = await Promise.all(Array.from({ length: 5 }, () => buyer(db, [anItem(lastBell)])))
  const request = anOrderRequest('')
  const tries = await Promise.allSettled(
    buyers.map(({ ctx: theirs, cartId }) => placeOrder(theirs, { ...request, cartId })),
  )
  const codes = tries.map((tried) =>
    tried.status === 'fulfilled' ? tried.value.outcome : (tried.reason as Error).message,
  )
  expect(codes.toSorted()).toEqual([...Array<string>(4).fill('cart-forbidden'), 'placed'])
  expect(await held(lastBell)).toBe(8)
})

test('an order with too little stock takes nothing', async () => {
  await setBells(3)
  const ada = await buyer(db, [anItem(lastBell, { quantity: 3 }), anItem(helmet)])
  await setBells(2)
  await expect(placeOrder(ada.ctx, anOrderRequest(ada.cartId))).rejects.toThrow(
    'insufficient-stock',
  )
  expect(await held(lastBell)).toBe(2)
  expect((await loadCart(ada.ctx)).cart.lines).toHaveLength(2)
})

test('a total that differs from the one shown is refused', async () => {
  const ada = await buyer(db, [anItem(helmet)])
  const shown = { total: money(1_00, 'GBP'), dispatchDate: null }
  await expect(placeOrder(ada.ctx, anOrderRequest(ada.cartId, { shown }))).rejects.toThrow(
    'total-changed',
  )
  const { total } = await loadCart(ada.ctx)
  const placed = await placeOrder(
    ada.ctx,
    anOrderRequest(ada.cartId, { shown: { total, dispatchDate: null } }),
  )
  expect(placed.order.totals.total).toEqual(total)
})

test('the shipping country sets the price, whatever country the visitor selected', async () => {
  const ada = await buyer(db, [anItem(helmet)])
  const request = anOrderRequest(ada.cartId, { shippingAddress: anAddress('de') })
  const { order } = await placeOrder(ada.ctx, request)
  expect(order.totals.shipping?.amount).toBe(8_00)
  // A country without its own price rule pays the home price and so the home tax.
  expect(order.totals).toMatchObject({ taxPercent: 20, tax: { amount: 16_17, currency: 'GBP' } })
})

test('collection is free and takes stock from the store', async () => {
  await putOnSale(db, [
    { sku: lastBell, place: 'halifax', quantity: 1 },
    { sku: lastBell, place: 'leeds', quantity: 1 },
  ])
  const ada = await buyer(db, [anItem(lastBell)])
  const request = anOrderRequest(ada.cartId, { delivery: { kind: 'store', place: 'leeds' } })
  const { order } = await placeOrder(ada.ctx, request)
  expect(order.totals.shipping?.amount).toBe(0)
  const [stock] = await stockOf(ctx, [lastBell])
  expect(stock?.places.find(({ place }) => place === 'leeds')?.quantity).toBe(0)
  expect(stock?.quantity).toBe(1)
  await takeStep(db, { id: order.id }, 'cancel', { now: ctx.now })
  const [back] = await stockOf(ctx, [lastBell])
  expect(back?.places.find(({ place }) => place === 'leeds')?.quantity).toBe(1)
})

test('a bike in custom paint cannot be returned, a helmet in the same order can', async () => {
  const ada = await buyer(db, [
    anItem(bike, { ref: 'b', associatedRef: 'c' }),
    anItem(paint, { ref: 'c', associatedRef: 'b' }),
    anItem(helmet),
  ])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  expect(order.lines.map(({ sku, isReturnable }) => [sku, isReturnable])).toEqual([
    [bike, false],
    [helmet, true],
  ])
  expect(order.lines[0]?.paint?.name.en).toBe('Fog')
})

test('a customer sees only their own orders, newest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9))
  const numbers: string[] = []
  for (const day of [2, 3, 4]) {
    const ada = await buyer(db, [anItem(helmet)], { customerId: 77, now: at(day) })
    numbers.unshift((await placeOrder(ada.ctx, anOrderRequest(ada.cartId))).order.number)
  }
  const failed = await buyer(db, [anItem(helmet)], { customerId: 77 })
  await placeOrder(
    failed.ctx,
    anOrderRequest(failed.cartId, { payment: { method: 'test', details: 'declined' } }),
  )
  const page = await listOrders(ctx, testCustomerId(77), { page: 1, pageSize: 2 })
  expect(page.items.map(({ number }) => number)).toEqual(numbers.slice(0, 2))
  expect(page.total).toBe(3)
  expect(
    await findOrder(ctx, { number: numbers[0] ?? '', customerId: testCustomerId(78) }),
  ).toBeNull()
})

test('invoice numbers have no gaps, even when some orders fail', async () => {
  const before = await invoiceNumbers()
  const orders = Array.from({ length: 12 }, async (_, index) => {
    const ada = await buyer(db, [anItem(helmet)])
    const outcome = index % 3 === 0 ? 'declined' : 'works'
    return placeOrder(
      ada.ctx,
      anOrderRequest(ada.cartId, { payment: { method: 'test', details: outcome } }),
    )
  })
  await Promise.all(orders)
  const added = (await invoiceNumbers()).slice(before.length)
  const first = Number(before.at(-1)?.slice(-6) ?? 0)
  expect(added.map((number) => Number(number.slice(-6)))).toEqual(
    Array.from({ length: 8 }, (_, index) => first + index + 1),
  )
})

async function invoiceNumbers() {
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from invoices order by number`,
  )
  return rows.map(({ number }) => number)
}
