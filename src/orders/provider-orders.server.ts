import type { Db } from '#/db/client.server.ts'
import type { Money } from '#/money/money.ts'
import type { Order } from './order.ts'
import { readOrder, writeTotal } from './orders.store.server.ts'

/** An order by what an outside checkout calls it. */
export const findByProvider = (db: Db, providerNumber: string): Promise<Order | null> =>
  readOrder(db, { providerNumber })

/** What was paid there counts, even where our own sum would have been another. */
export async function recordCharged(db: Db, order: Order, charged: Money): Promise<void> {
  if (charged.amount !== order.totals.total.amount) await writeTotal(db, order.id, charged)
}
