import { listOrders } from '#/orders/orders.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { listAddresses } from './addresses.store.server.ts'
import { findSubscription } from './newsletter.server.ts'
import { loadCustomer } from './profile.server.ts'

const newestOrders = 5

/** A customer with what he sees of himself. */
export async function loadAccount(ctx: Ctx, session: Session) {
  const [customer, addresses, orders] = await Promise.all([
    loadCustomer(ctx, session),
    listAddresses(ctx.db, session.customerId),
    listOrders(ctx, session.customerId, { page: 1, pageSize: newestOrders }),
  ])
  const isSubscribed = (await findSubscription(ctx, customer.email)) === 'subscribed'
  return { customer, addresses, orders, isSubscribed }
}
