import { expect, test, vi } from 'vitest'
import { insertCustomer } from '#/customers/account/customers.store.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { loadOrdersPage } from './orders.page.server.ts'
import { bike, cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx, testCustomerId } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'

const { db, pool } = await cartDatabase()
const ctx = testCtx(db)

/** A customer of their own for each test. */
async function newCustomer(email: string) {
  const name = { firstName: 'Ada', lastName: 'Moss', passwordHash: '', locale: 'en' as const }
  const row = { ...name, site: 'uk', email }
  return testCustomerId((await insertCustomer(db, row, ctx.now))?.id ?? 0)
}
const requestOf = (customerId: ReturnType<typeof testCustomerId>) => ({
  path: '',
  params: {},
  query: new URLSearchParams(),
  session: { customerId, sessionId: 1 },
})

test('an order of a helmet and a bike is listed by the bike', async () => {
  const customerId = await newCustomer('bea@example.com')
  const bea = await buyer(db, [anItem(helmet), anItem(bike)], { customerId })
  await placeOrder(bea.ctx, anOrderRequest(bea.cartId))
  const { data } = await loadOrdersPage(ctx, requestOf(customerId))
  expect(data.orders.map(({ first }) => first?.name)).toEqual([expect.stringContaining('Rival')])
})

test('a page of orders with their first lines takes no query for each order', async () => {
  const customerId = await newCustomer('ada@example.com')
  const request = requestOf(customerId)
  async function orderAndCountQueries() {
    const ada = await buyer(db, [anItem(helmet)], { customerId })
    await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
    const query = vi.spyOn(pool, 'query')
    const { data } = await loadOrdersPage(ctx, request)
    const count = query.mock.calls.length
    query.mockRestore()
    expect(data.orders.map(({ first }) => first?.name)).toContain('Crest helmet')
    return { orders: data.orders.length, queries: count }
  }
  const { queries } = await orderAndCountQueries()
  expect(queries).toBeGreaterThan(0)
  await orderAndCountQueries()
  expect(await orderAndCountQueries()).toEqual({ orders: 3, queries })
})
