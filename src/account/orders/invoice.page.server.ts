import { type InvoiceView, toInvoice } from '#/checkout/invoice/invoice-view.server.ts'
import type { OrderRefusal } from '#/orders/order/order.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, FromCustomer } from '#/visitor/context.ts'
import { loadOwnOrder } from './order.page.server.ts'

export async function loadInvoicePage(
  ctx: Ctx,
  { session, params }: FromCustomer<PageRequest>,
): Promise<{ data: InvoiceView }> {
  const order = await loadOwnOrder(ctx, session, params['orderNumber'])
  const invoice = toInvoice(order, ctx.visitor.locale)
  if (!invoice) throw new Refusal<OrderRefusal>('order-not-found', { status: 404 })
  return { data: invoice }
}
