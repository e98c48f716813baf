import { type OrderedLine, toOrderedLine } from '#/checkout/order/order-view.ts'
import type { OrderSummary } from '#/orders/order/order.ts'
import type { OrderState } from '#/orders/order/order-state.ts'
import { orderDay, orderMoney } from '#/orders/order/order-words.ts'
import { listOrders } from '#/orders/order/orders.server.ts'
import { type PageRequest, Redirect } from '#/platform/api/page.ts'
import type { Ctx, FromCustomer } from '#/visitor/context.ts'
import type { Visitor } from '#/visitor/visitor.ts'
import { emptyScene, type EmptyScene } from '#/account/frame/empty-scene.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'

export const ordersPath = '/my-account/orders/'

export type OrderRow = {
  number: string
  orderedOn: string
  state: OrderState
  total: string
  pieces: number
  /** The line shown as a preview of the order. */
  first: Pick<OrderedLine, 'name' | 'image'> | null
}

export type OrdersView = {
  firstName: string
  orders: OrderRow[]
  page: number
  lastPage: number
  /** The picture for customers without orders. */
  scene: EmptyScene
}

const pageSize = 10

export async function loadOrdersPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const customer = await loadCustomer(ctx, session)
  const page = pageIn(request.query)
  const { items, total } = await listOrders(ctx, session.customerId, { page, pageSize })
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (page > lastPage) throw new Redirect(ordersPath, 302)
  const data: OrdersView = {
    firstName: customer.firstName,
    orders: items.map((summary) => rowOf(summary, ctx.visitor)),
    page,
    lastPage,
    scene: emptyScene('orders'),
  }
  return { data }
}

const pageIn = (query: URLSearchParams) => {
  const requested = query.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(requested) ? Number(requested) : 1
}

function rowOf(summary: OrderSummary, { locale }: Visitor): OrderRow {
  const { number, state, total, itemCount, leadLine } = summary
  const lead = leadLine && toOrderedLine(leadLine, locale)
  return {
    number,
    state,
    orderedOn: orderDay({ country: summary.country, locale }, summary.placedAt),
    total: orderMoney(summary, total),
    pieces: itemCount,
    first: lead ? { name: lead.name, image: lead.image } : null,
  }
}
