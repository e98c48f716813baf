import { orderLinkCookie } from '#/checkout/order-link/order-link-cookie.ts'
import { findOrderByLink } from '#/orders/links/order-links.server.ts'
import { Redirect } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type InvoiceView, toInvoice } from './invoice-view.server.ts'

/** For whoever holds the link from an order's mail; anyone else can request it on the page of the order. */
export async function loadOrderInvoicePage(ctx: Ctx): Promise<{ data: InvoiceView }> {
  const token = orderLinkCookie.read(ctx.visitor.cookieHeader)
  const order = token === null ? null : await findOrderByLink(ctx, token)
  const invoice = order && toInvoice(order, ctx.visitor.locale)
  if (!invoice) throw new Redirect('/order/', 302)
  return { data: invoice }
}
