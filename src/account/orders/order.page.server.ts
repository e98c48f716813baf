import { cartCookie, cartHintCookie } from '#/cart/merge/cart-cookie.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import { findOrderStore } from '#/orders/collection/order-store.server.ts'
import type { OrderRefusal, WholeOrder } from '#/orders/order/order.ts'
import { findOrder } from '#/orders/order/orders.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, CustomerAction, FromCustomer, Session, SessionCtx } from '#/visitor/context.ts'
import { buyAgain } from './buy-again.server.ts'
import { type OrderPageView, toOrderPageView } from './order-page-view.ts'
import { ordersPath } from './orders.page.server.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'

export type OwnOrderView = OrderPageView & {
  firstName: string
  /** The number of lines that were just added to the cart; null if the page was opened otherwise. */
  added: number | null
}

export async function loadOrderPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const customer = await loadCustomer(ctx, session)
  const order = await loadOwnOrder(ctx, session, request.params['orderNumber'])
  const added = /^\d{1,3}$/.exec(request.query.get('added') ?? '')
  const data: OwnOrderView = {
    ...toOrderPageView(order, ctx.visitor.locale, await findOrderStore(ctx.db, order)),
    firstName: customer.firstName,
    added: added && Number(added[0]),
  }
  return { data }
}

/** Somebody else's order counts as not found. */
export async function loadOwnOrder(
  ctx: Ctx,
  { customerId }: Session,
  number: string | undefined,
): Promise<WholeOrder> {
  const order = await findOrder(ctx, { number: number ?? '', customerId })
  if (!order) throw new Refusal<OrderRefusal>('order-not-found', { status: 404 })
  return order
}

/** Adds every line that is still sold to the cart. */
export const sendBuyAgain: CustomerAction<SessionCtx> = async (ctx, { params, session }) => {
  const order = await loadOwnOrder(ctx, session, params['orderNumber'])
  const { cart, added } = await buyAgain(ctx, order.lines)
  const secure = { secure: ctx.visitor.isSecure }
  const cookies = cart
    ? [
        cartCookie.serialise(cart.cart.id, secure),
        cartHintCookie.serialise(String(totalQuantity(cart.cart.lines)), secure),
      ]
    : []
  return done(`${ordersPath}${order.number}/?added=${added}`, cookies)
}
