import { listCartsOf } from '#/cart/merge/customer-carts.server.ts'
import { listQuotesOf } from '#/cycle-to-work/quotes/quotes-of-person.server.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { findOrder, listGuestOrders, listOrders } from '#/orders/order/orders.server.ts'
import type { Ctx, CustomerId, Session } from '#/visitor/context.ts'
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
    listWholeOrders(ctx, customerId),
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
    guestOrders: emailProvenAt ? await listGuestOrders(ctx.db, customer) : [],
    guestWarrantyClaims: emailProvenAt ? await exportClaims(ctx.db, customer) : [],
    quotes: await listQuotesOf(ctx.db, { customerId }),
    savedBuilds: await exportBuilds(ctx.db, customerId),
    guestQuotes: emailProvenAt ? await listQuotesOf(ctx.db, customer) : [],
  }
}

/** All orders of a customer, each with its history. */
async function listWholeOrders(ctx: Ctx, customerId: CustomerId): Promise<WholeOrder[]> {
  const found: WholeOrder[] = []
  for (let page = 1; ; page += 1) {
    const { items } = await listOrders(ctx, customerId, { page, pageSize })
    for (const { number } of items) {
      const order = await findOrder(ctx, { number, customerId })
      if (order) found.push(order)
    }
    if (items.length < pageSize) return found
  }
}
const pageSize = 50
