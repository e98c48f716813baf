import { listCartsOf } from '#/cart/merge/customer-carts.server.ts'
import { listQuotesOf } from '#/cycle-to-work/quotes/quotes-of-person.server.ts'
import { exportOrders, exportWithdrawals } from '#/orders/order/orders.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { listAddresses } from '#/customers/addresses/addresses.store.server.ts'
import { readEmailProof } from './customers.store.server.ts'
import { findPendingEmail } from '#/customers/mails/links.store.server.ts'
import { findOwnSubscriber } from './newsletter.store.server.ts'
import { exportBuilds } from '#/saved-builds/builds/own-builds.server.ts'
import { exportClaims } from '#/warranty/claim/claims.server.ts'
import { loadCustomer } from './profile.server.ts'
import { listSessions } from '#/customers/sessions/sessions.store.server.ts'

/**
 * Everything the shop stores about a customer, in readable form, except secrets such as tokens and
 * hashes.
 */
export async function exportCustomer(ctx: Ctx, session: Session) {
  const { customerId } = session
  const { id: _, ...customer } = await loadCustomer(ctx, session)
  const emailProvenAt = await readEmailProof(ctx.db, customerId)
  const [addresses, newsletter, sessions, carts, orders, pendingEmail] = await Promise.all([
    listAddresses(ctx.db, customerId),
    findOwnSubscriber(ctx.db, customerId),
    listSessions(ctx.db, customerId),
    listCartsOf(ctx, customerId),
    exportOrders(ctx.db, { customerId }),
    findPendingEmail(ctx.db, customerId, ctx.now),
  ])
  return {
    exportedAt: ctx.now,
    customer: { ...customer, emailProvenAt },
    pendingEmail,
    addresses,
    newsletter: newsletter && {
      status: newsletter.status,
      locale: newsletter.locale,
      source: newsletter.source,
      requestedAt: newsletter.requestedAt,
      confirmedAt: newsletter.confirmedAt,
    },
    sessions: sessions.map(({ id: __, ...known }) => known),
    carts,
    orders,
    warrantyClaims: await exportClaims(ctx.db, { customerId }),
    // Anybody can register with any email address, so what guests did is included only once it is
    // verified.
    guestOrders: emailProvenAt ? await exportOrders(ctx.db, customer) : [],
    otherWithdrawals: emailProvenAt ? await exportWithdrawals(ctx.db, customer) : [],
    guestWarrantyClaims: emailProvenAt ? await exportClaims(ctx.db, customer) : [],
    quotes: await listQuotesOf(ctx.db, { customerId }),
    savedBuilds: await exportBuilds(ctx.db, customerId),
    guestQuotes: emailProvenAt ? await listQuotesOf(ctx.db, customer) : [],
  }
}
