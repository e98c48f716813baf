import { eq, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { creditMemos, invoices, orderEvents, orders, shipments } from '#/db/tables/orders.server.ts'
import type { Shipment } from './order.ts'
import type { OrderState, OrderStep } from './order-state.ts'

type StepRecord = { state: OrderState; step: OrderStep; note: string | null; now: Date }

/** When each state was reached, where somebody will ask. */
function stampOf(step: OrderStep, now: Date) {
  switch (step) {
    case 'pay':
      return { paidAt: now }
    case 'ship':
    case 'ready':
      return { sentAt: now }
    case 'complete':
      return { deliveredAt: now }
    case 'decline':
    case 'time-out':
    case 'cancel':
    case 'refund':
    default:
      return { endedAt: now }
  }
}

export async function writeStep(
  db: Db,
  orderId: number,
  { state, step, note, now }: StepRecord,
): Promise<void> {
  const moved = db.$with('moved').as(
    db
      .update(orders)
      .set({ state, ...stampOf(step, now) })
      .where(eq(orders.id, orderId))
      .returning({ id: orders.id }),
  )
  await db.with(moved).insert(orderEvents).values({ orderId, step, note, at: now })
}

/**
 * The next number of a series without gaps: the counter's row stays locked until the transaction ends,
 * so a number that is not used was never given.
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
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  await db.insert(creditMemos).values({ number, orderId, amount, reason, issuedAt: now })
}

export async function insertShipment(
  db: Db,
  orderId: number,
  { lines, ...shipment }: Shipment,
): Promise<void> {
  await db.insert(shipments).values({ orderId, ...shipment, lines })
}
