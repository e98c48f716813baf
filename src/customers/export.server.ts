import { listCartsOf } from '#/cart/customer-carts.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { listAddresses } from './addresses.store.server.ts'
import { findSubscriber } from './newsletter.store.server.ts'
import { loadCustomer } from './profile.server.ts'
import { listSessions } from './sessions.store.server.ts'

/** Everything we know about a customer, in words a person can read. What only opens doors is left out. */
export async function exportCustomer(ctx: Ctx, session: Session): Promise<Record<string, unknown>> {
  const { customerId } = session
  const { id: _, ...customer } = await loadCustomer(ctx, session)
  const [addresses, newsletter, sessions, carts] = await Promise.all([
    listAddresses(ctx.db, customerId),
    findSubscriber(ctx.db, customer.site, customer.email),
    listSessions(ctx.db, customerId),
    listCartsOf(ctx, customerId),
  ])
  return {
    exportedAt: ctx.now,
    customer,
    addresses,
    newsletter: newsletter && {
      status: newsletter.status,
      locale: newsletter.locale,
      source: newsletter.source,
      askedAt: newsletter.askedAt,
      confirmedAt: newsletter.confirmedAt,
    },
    sessions,
    carts,
  }
}
