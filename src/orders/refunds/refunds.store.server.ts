import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { orderEvents, orders, refunds } from '#/db/tables/orders.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { money } from '#/money/money.ts'
import { currencySchema } from '#/money/stored-money.ts'
import type { RefundEvent } from '#/orders/order/order-state.ts'

type Row = typeof refunds.$inferSelect
export type RefundState = Row['state']

export async function insertRefund(db: Db, row: Omit<Row, 'settledAt'>): Promise<void> {
  await db.insert(refunds).values(row)
}

const columns = {
  key: refunds.key,
  orderId: refunds.orderId,
  state: refunds.state,
  amount: refunds.amount,
  requestedAt: refunds.requestedAt,
  currency: orders.currency,
  country: sql<string>`${orders.agreed} ->> 'country'`,
  number: orders.number,
  method: sql<string>`${orders.agreed} -> 'payment' ->> 'method'`,
  reference: sql<string | null>`${orders.agreed} -> 'payment' ->> 'reference'`,
}

const select = (db: Db) =>
  db.select(columns).from(refunds).innerJoin(orders, eq(orders.id, refunds.orderId))

const toRefund = ({ amount, currency, ...row }: Awaited<ReturnType<typeof select>>[number]) => ({
  ...row,
  amount: money(amount, fromStored(currencySchema, currency, 'orders.currency')),
})
export type Refund = ReturnType<typeof toRefund>

/**
 * The keys of unsettled refunds; only those of one order if its id is given. The order is random, so that a hundred
 * which nobody answers for do not keep the others waiting. Each is read by itself, since one that this release cannot
 * read must not keep them waiting either.
 */
export async function readRequestedKeys(
  db: Db,
  orderId: number | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ key: refunds.key })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'requested'),
        orderId === null ? undefined : eq(refunds.orderId, orderId),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit)
  return rows.map(({ key }) => key)
}

export async function readRefund(db: Db, key: string): Promise<Refund | null> {
  const [row] = await select(db).where(eq(refunds.key, key))
  return row ? toRefund(row) : null
}

/** Refunds that have not been paid, newest first. */
export async function readUnsentRefunds(db: Db, limit: number): Promise<Refund[]> {
  const rows = await select(db)
    .where(sql`${refunds.state} <> 'refunded'`)
    .orderBy(desc(refunds.requestedAt))
    .limit(limit)
  return rows.map(toRefund)
}

type Settlement = { key: string; state: Exclude<RefundState, 'requested'>; now: Date }

/** Returns false if the refund was already settled; then nothing is written. */
export async function settleRefundRow(db: Db, { key, state, now }: Settlement): Promise<boolean> {
  const { rowCount } = await db
    .update(refunds)
    .set({ state, settledAt: now })
    .where(and(eq(refunds.key, key), eq(refunds.state, 'requested')))
  return rowCount === 1
}

/** Returns false unless the refund is one that a person has to send. */
export async function settleRefundRowByHand(
  db: Db,
  { key, now }: Pick<Settlement, 'key' | 'now'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(refunds)
    .set({ state: 'refunded', settledAt: now })
    .where(and(eq(refunds.key, key), inArray(refunds.state, ['by-hand', 'refused'])))
  return rowCount === 1
}

type RefundNote = { orderId: number; step: RefundEvent; note: string; now: Date }

export async function insertRefundEvent(
  db: Db,
  { orderId, step, note, now }: RefundNote,
): Promise<void> {
  await db.insert(orderEvents).values({ orderId, step, note, at: now })
}
