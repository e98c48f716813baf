import type { Db } from '#/db/client.server.ts'
import { containedTax, money } from '#/money/money.ts'
import { nonNegative, type NonNegativeMoney } from '#/money/non-negative.ts'
import type { Order } from '#/orders/order/order.ts'
import { readOrder, writeTotals } from '#/orders/order/orders.store.server.ts'

/** Finds an order by the number that the overseas checkout gave it; for that checkout's own calls only. */
export const findOverseasOrder = (db: Db, providerNumber: string): Promise<Order | null> =>
  readOrder(db, { providerNumber })

/** Stores the amount the overseas checkout charged, and the tax in it, if it differs from our total. */
export async function recordCharged(
  db: Db,
  { id, totals }: Pick<Order, 'id' | 'totals'>,
  charged: NonNegativeMoney,
): Promise<void> {
  if (charged.amount === totals.total.amount) return
  const tax = taxIn(charged, totals)
  await writeTotals(db, id, { total: charged, tax })
}

/** Gift cards are sold without tax: an order with any keeps the share of tax that our total had. */
function taxIn(charged: NonNegativeMoney, { total, tax, taxPercent }: Order['totals']) {
  if (tax.amount === containedTax(total, taxPercent).amount)
    return nonNegative(containedTax(charged, taxPercent))
  return nonNegative(money(Math.round((tax.amount * charged.amount) / total.amount), tax.currency))
}
