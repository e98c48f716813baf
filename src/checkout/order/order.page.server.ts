import { findOrderStore } from '#/orders/collection/order-store.server.ts'
import { findOrderByLink, requestOrderLink } from '#/orders/links/order-links.server.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { parse } from '#/platform/api/schema.ts'
import { promisedProgress } from '#/checkout/confirmation/promised-progress.server.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { canWithdraw } from '#/orders/withdrawal/can-withdraw.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { lookUpSchema } from '#/checkout/order-link/look-up-form.ts'
import type { LinkedOrderView } from './linked-order-view.ts'
import { orderLinkCookie } from '#/checkout/order-link/order-link-cookie.ts'
import { toOrderDocuments } from './order-documents-view.ts'
import { toOrderView } from './order-view.ts'

/** Shows an order to anyone who holds the link from its mail; others can request that link. */
export async function loadOrderPage(ctx: Ctx, { query }: PageRequest) {
  const token = orderLinkCookie.read(ctx.visitor.cookieHeader)
  const order = token === null ? null : await findOrderByLink(ctx, token)
  const view: LinkedOrderView = order
    ? await viewOf(ctx, order)
    : { kind: 'request-link', isSent: query.has('sent') }
  return { data: view }
}

async function viewOf(ctx: Ctx, order: WholeOrder): Promise<LinkedOrderView> {
  const { locale } = ctx.visitor
  const view = toOrderView(order, locale, await findOrderStore(ctx.db, order))
  return {
    kind: 'order',
    order: view,
    progress: promisedProgress(order, locale, view.collectFrom),
    documents: toOrderDocuments(order, locale),
    canWithdraw: canWithdraw(order),
    hasInvoice: order.invoices.length > 0,
  }
}

/** Takes either the link's token, which a script reads from the URL's hash, or a request for a new link. */
export const sendOrderForm: Action = async (ctx, { form }) => {
  const secure = ctx.visitor.isSecure
  const { token } = form
  if (token !== undefined) {
    const order = await findOrderByLink(ctx, token)
    if (order) return done('/order/', [orderLinkCookie.serialise(token, { secure })])
    return { kind: 'refused', summary: { key: 'orderLookUp.expired', values: {} } }
  }
  const { orderNumber: number, email } = parse(lookUpSchema, form)
  await requestOrderLink(ctx, { number, email })
  return done('/order/?sent=1', [orderLinkCookie.clear({ secure })])
}
