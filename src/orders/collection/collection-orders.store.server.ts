import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { orders } from '#/db/tables/orders.server.ts'
import type { OrderState } from '#/orders/order/order-state.ts'
import { stateOf } from '#/orders/order/orders.store.server.ts'

export type CollectionRow = { number: string; state: OrderState; firstName: string }

/** The orders that a store prepares or holds ready: the oldest first to prepare, the newest first to collect. */
export async function readForCollection(db: Db, place: string): Promise<CollectionRow[]> {
  const rows = await db
    .select({
      number: orders.number,
      state: orders.state,
      firstName: sql<string>`coalesce(${orders.agreed} #>> '{shippingAddress,firstName}', '')`,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['processing', 'ready']),
        sql`${orders.agreed} #>> '{delivery,place}' = ${place}`,
      ),
    )
    .orderBy(
      sql`case when ${orders.state} = 'ready' then -extract(epoch from ${orders.sentAt}) end`,
      orders.placedAt,
      orders.id,
    )
  return rows.map((row) => ({ ...row, state: stateOf(row) }))
}
