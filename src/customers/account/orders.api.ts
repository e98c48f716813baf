import * as v from 'valibot'
import { speakerOf } from '#/i18n/translator.server.ts'
import type { OrderRefusal } from '#/orders/order/order.ts'
import { findOrder, listOrders } from '#/orders/order/orders.server.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { requiredLine } from '#/platform/api/schema.ts'
import { answering } from './customers.contract.ts'
import { orderListSchema, orderSchema, toWireOrder, toWireOrders } from './orders.contract.ts'

export const ordersApi = createApi('/account', 'Account')

const countFrom = (fallback: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,6}$/, 'fieldErrors.number'),
    v.transform(Number),
    v.minValue(1, 'fieldErrors.min'),
    v.maxValue(max, 'fieldErrors.max'),
  )

ordersApi.get(
  '/orders',
  {
    summary: 'Lists the customer’s orders, newest first',
    access: 'customer',
    query: v.object({ currentPage: countFrom(1, 100_000), pageSize: countFrom(20, 50) }),
    answer: answering({ orders: orderListSchema }),
  },
  async (ctx, { query: { currentPage, pageSize }, session }) => {
    const page = await listOrders(ctx, session.customerId, { page: currentPage, pageSize })
    const page_info = {
      page_size: pageSize,
      current_page: currentPage,
      total_pages: Math.ceil(page.total / pageSize),
    }
    return { orders: { ...toWireOrders(page, speakerOf(ctx)), page_info }, error: null }
  },
)

ordersApi.get(
  '/order-details',
  {
    summary: 'Returns one of the customer’s own orders',
    access: 'customer',
    query: v.object({ orderNumber: requiredLine(40) }),
    answer: answering({ order: orderSchema }),
  },
  async (ctx, { query: { orderNumber }, session }) => {
    const { customerId } = session
    const order = await findOrder(ctx, { number: orderNumber, customerId })
    if (!order) throw new Refusal<OrderRefusal>('order-not-found', { status: 404 })
    return { order: toWireOrder(order, speakerOf(ctx)), error: null }
  },
)
