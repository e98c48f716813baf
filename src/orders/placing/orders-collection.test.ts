import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { quoteCart, quoteCollections } from '#/cart/api/ordered-cart.server.ts'
import { cartHolder } from '#/cart/pricing/pricing-context.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { importStores, listCollectionStores } from '#/stores/stores.server.ts'
import {
  bike,
  cartDatabase,
  demoStores,
  helmet,
  lastBell,
  paint,
} from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anAddress, anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { placeOrder } from './place-order.server.ts'
import { whileSoldOut } from '../../../tests/checkout/while-sold-out.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const database = await cartDatabase()
const { db } = database
const { now } = testCtx(db)
const leeds = { delivery: { kind: 'store', place: 'leeds' } } as const

const setPieces = (sku: string, pieces: { halifax: number; leeds: number }) =>
  putOnSale(
    db,
    Object.entries(pieces).map(([place, quantity]) => ({ sku, place, quantity })),
  )

const piecesOf = async (sku: string) => {
  const [stock] = await stockOf(testCtx(db), [sku])
  return Object.fromEntries(stock?.places.map(({ place, quantity }) => [place, quantity]) ?? [])
}

const collect = async (...items: Parameters<typeof buyer>[1]) => {
  const { ctx, cartId } = await buyer(db, items)
  return (await placeOrder(ctx, anOrderRequest(cartId, leeds))).order
}

/** It is Monday, nine o’clock, an hour before the store opens. */
test.each([
  ['in the store: today', { halifax: 5, leeds: 2 }, '2026-11-16', { halifax: 5, leeds: 0 }],
  ['in part: after a delivery', { halifax: 5, leeds: 1 }, '2026-11-17', { halifax: 4, leeds: 0 }],
  ['elsewhere: after a delivery', { halifax: 5, leeds: 0 }, '2026-11-17', { halifax: 3, leeds: 0 }],
])('two helmets that are %s', async (_case, before, day, after) => {
  await setPieces(helmet, before)
  const order = await collect(anItem(helmet, { quantity: 2 }))
  expect(order.dispatchDate).toBe(day)
  expect(order.totals.shipping?.amount).toBe(0)
  expect(await piecesOf(helmet)).toEqual(after)
})

test('a painted bike is made in the warehouse, so the bike in the store stays there', async () => {
  await setPieces(bike, { halifax: 3, leeds: 1 })
  const asItIs = await collect(anItem(bike))
  expect(await piecesOf(bike)).toEqual({ halifax: 3, leeds: 0 })
  await setPieces(bike, { halifax: 3, leeds: 1 })
  const painted = await collect(
    anItem(bike, { ref: 'b', associatedRef: 'c' }),
    anItem(paint, { ref: 'c', associatedRef: 'b' }),
  )
  expect(await piecesOf(bike)).toEqual({ halifax: 2, leeds: 1 })
  expect((painted.dispatchDate ?? '') > (asItIs.dispatchDate ?? '')).toBe(true)
})

test('cancelled pieces return to the places they came from', async () => {
  await setPieces(helmet, { halifax: 5, leeds: 1 })
  const { id } = await collect(anItem(helmet, { quantity: 3 }))
  expect(await piecesOf(helmet)).toEqual({ halifax: 3, leeds: 0 })
  await takeStep(db, { id }, 'cancel', { now })
  expect(await piecesOf(helmet)).toEqual({ halifax: 5, leeds: 1 })
})

test('a declined payment gives the store its piece back', async () => {
  await setPieces(lastBell, { halifax: 1, leeds: 1 })
  const { ctx, cartId } = await buyer(db, [anItem(lastBell)])
  const payment = { method: 'test', details: 'declined' }
  const placed = await placeOrder(ctx, anOrderRequest(cartId, { ...leeds, payment }))
  expect(placed.outcome).toBe('declined')
  expect(await piecesOf(lastBell)).toEqual({ halifax: 1, leeds: 1 })
})

test('a store of another country, a warehouse and an unknown store are refused', async () => {
  await setPieces(helmet, { halifax: 5, leeds: 1 })
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  for (const place of ['halifax', 'berlin', '', '__proto__', "leeds' or 1=1 --"])
    await expect(
      placeOrder(ctx, anOrderRequest(cartId, { delivery: { kind: 'store', place } })),
    ).rejects.toThrow('unknown-store')
  const abroad = anOrderRequest(cartId, { ...leeds, shippingAddress: anAddress('de') })
  await expect(placeOrder(ctx, abroad)).rejects.toThrow('unknown-store')
})

test('a store without collection among its services is not offered', async () => {
  const [store] = demoStores('leeds')
  await importStores(db, [{ ...store, services: ['workshop'] }])
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  await expect(placeOrder(ctx, anOrderRequest(cartId, leeds))).rejects.toThrow('unknown-store')
  await importStores(db, [store])
})

/** Another buyer takes the last piece, and their transaction ends while `work` waits for it. */
const whileStoreSellsOut = <Result>(work: () => Promise<Result>) =>
  whileSoldOut(database, `sku = '${helmet}' and place = 'leeds'`, work)

test('a buyer who was shown today and loses the race confirms the later day first', async () => {
  await setPieces(helmet, { halifax: 5, leeds: 1 })
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  const quote = async () =>
    quoteCart(
      ctx,
      { id: cartId, holder: await cartHolder(ctx) },
      { country: ctx.visitor.country, store: 'leeds' },
    )
  const shown = await quote()
  expect(shown.collection?.time).toEqual({ day: '2026-11-16', from: '12:00' })
  const order = () => placeOrder(ctx, anOrderRequest(cartId, { ...leeds, shown }))
  await expect(whileStoreSellsOut(order)).rejects.toThrow('dispatch-later')
  expect(await piecesOf(helmet)).toEqual({ halifax: 5, leeds: 0 })
  const again = await quote()
  const confirmed = await placeOrder(ctx, anOrderRequest(cartId, { ...leeds, shown: again }))
  expect(confirmed.order.dispatchDate).toBe('2026-11-17')
})

test('the checkout shows for every store the time and the total that an order there gets', async () => {
  await db.execute(sql`
    insert into places (code, kind, name, country, workshop_queue_days, position)
    select 'london', kind, name, country, workshop_queue_days, 9 from places where code = 'leeds'`)
  await importStores(db, demoStores('leeds', 'london'))
  await putOnSale(db, [
    { sku: helmet, place: 'halifax', quantity: 5 },
    { sku: helmet, place: 'leeds', quantity: 2 },
    { sku: helmet, place: 'london', quantity: 0 },
  ])
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  const { country } = ctx.visitor
  const at = async (store: string | null) =>
    quoteCart(ctx, { id: cartId, holder: await cartHolder(ctx) }, { country, store })
  const stores = await listCollectionStores(ctx, country.code)
  expect(stores.map(({ code }) => code)).toEqual(['leeds', 'london'])
  const { totals, ready } = await quoteCollections(ctx, await at(null), stores)
  const quotes = await Promise.all(stores.map(({ code }) => at(code)))
  expect(ready).toEqual(quotes.map(({ collection }) => collection?.time))
  // Only one of the two has the helmet.
  expect(ready[0]?.day).not.toBe(ready[1]?.day)
  for (const quote of quotes) expect(quote).toMatchObject(totals)
  expect((await at(null)).total.amount).toBeGreaterThan(totals.total.amount)
})
