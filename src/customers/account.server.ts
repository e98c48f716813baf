import type { Ctx, Session } from '#/visitor/context.ts'
import { listAddresses } from './addresses.store.server.ts'
import { findSubscription } from './newsletter.server.ts'
import { loadCustomer } from './profile.server.ts'

/** A customer with what he sees of himself. */
export async function loadAccount(ctx: Ctx, session: Session) {
  const [customer, addresses] = await Promise.all([
    loadCustomer(ctx, session),
    listAddresses(ctx.db, session.customerId),
  ])
  const isSubscribed = (await findSubscription(ctx, customer.email)) === 'subscribed'
  return { customer, addresses, isSubscribed }
}
