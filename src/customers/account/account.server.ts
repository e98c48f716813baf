import { listOrders } from '#/orders/order/orders.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'
import { findAccount } from './account.store.server.ts'

const newestOrders = 5

/** A customer with their addresses, subscription and latest orders. */
export async function loadAccount(ctx: Ctx, { customerId }: Session) {
  const [account, orders] = await Promise.all([
    findAccount(ctx.db, customerId),
    listOrders(ctx, customerId, { page: 1, pageSize: newestOrders }),
  ])
  if (!account) throw sessionExpired()
  return { ...account, orders }
}
