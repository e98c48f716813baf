import type { Db } from '#/db/client.server.ts'
import { containedTax } from '#/money/money.ts'
import { nonNegative, type NonNegativeMoney } from '#/money/non-negative.ts'
import type { Order } from '#/orders/order/order.ts'
import { readOrder, writeTotals } from '#/orders/order/orders.store.server.ts'

/** An order by what an outside checkout calls it. */
export const findByProvider = (db: Db, providerNumber: string): Promise<Order | null> =>
  readOrder(db, { providerNumber })

/** What was paid there counts, and the tax in it, even where our own sum would have been another. */
export async function recordCharged(
  db: Db,
  { id, totals }: Pick<Order, 'id' | 'totals'>,
  charged: NonNegativeMoney,
): Promise<void> {
  if (charged.amount === totals.total.amount) return
  const tax = nonNegative(containedTax(charged, totals.taxPercent))
  await writeTotals(db, id, { total: charged, tax })
}
