import { eq, sql } from 'drizzle-orm'
import type { TakenPieces } from '#/catalogue/stock/allocate-stock.ts'
import type { Db } from '#/db/client.server.ts'
import { creditMemos, invoices, orderEvents, orders, shipments } from '#/db/tables/orders.server.ts'
import type { CreditMemo, Shipment } from './order.ts'
import type { OrderEvent, OrderState } from './order-state.ts'

type StepRecord = {
  state: OrderState
  event: OrderEvent
  note: string | null
  /** The stock the order holds from now on; left out if unchanged. */
  taken?: readonly TakenPieces[] | undefined
  /** All stock that has left for the order; left out if unchanged. */
  sent?: readonly TakenPieces[] | undefined
  now: Date
}

/** The timestamp column that an event sets. */
function stampOf(event: OrderEvent, now: Date) {
  switch (event) {
    case 'pay':
    case 'accept':
      return { paidAt: now }
    case 'ship':
    case 'ship-part':
    case 'ready':
      return { sentAt: now }
    case 'complete':
      return { deliveredAt: now }
    case 'hold':
    case 'cancel-part':
    case 'refund-part':
    case 'money-refunded':
    case 'money-refused':
    case 'money-by-hand':
      return {}
    case 'decline':
    case 'time-out':
    case 'cancel':
    case 'refund':
      return { endedAt: now }
  }
}

/** After its first step an order no longer counts towards its network's unpaid limit. */
const settled = { reservedBy: null, reservedPence: null }

export async function writeStep(
  db: Db,
  orderId: number,
  { state, event, note, taken, sent, now }: StepRecord,
): Promise<void> {
  const moved = db.$with('moved').as(
    db
      .update(orders)
      .set({
        state,
        ...(taken && { taken }),
        ...(sent && { sent }),
        ...stampOf(event, now),
        ...settled,
      })
      .where(eq(orders.id, orderId))
      .returning({ id: orders.id }),
  )
  await db.with(moved).insert(orderEvents).values({ orderId, step: event, note, at: now })
}

/**
 * The next number of a gapless series. The counter's row stays locked until the transaction ends,
 * so a rollback also takes the number back.
 */
export async function nextDocument(db: Db, site: string, series: string): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`
    insert into document_counters (site, series, last) values (${site}, ${series}, 1)
    on conflict (site, series) do update set last = document_counters.last + 1 returning last`)
  return rows[0]?.last ?? 0
}

type Issued = { number: string; orderId: number; now: Date }

export async function insertInvoice(db: Db, { number, orderId, now }: Issued): Promise<void> {
  await db.insert(invoices).values({ number, orderId, issuedAt: now })
}

export async function insertCreditMemo(
  db: Db,
  { number, orderId, now }: Issued,
  memo: Pick<CreditMemo, 'kind' | 'reason' | 'lines'> & { amount: number },
): Promise<void> {
  await db.insert(creditMemos).values({ number, orderId, ...memo, issuedAt: now })
}

export async function insertShipment(
  db: Db,
  orderId: number,
  { lines, ...shipment }: Shipment,
): Promise<void> {
  await db.insert(shipments).values({ orderId, ...shipment, lines })
}
