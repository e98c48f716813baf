import { eq } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import {
  creditMemos,
  invoices,
  orderEvents,
  shipments,
  withdrawals,
} from '#/db/tables/orders.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { money } from '#/money/money.ts'
import { type Order, type OrderHistory, piecesSchema, withdrawnLines } from './order.ts'

type Documents = Pick<OrderHistory, 'shipments' | 'creditMemos'>

/** The shipments and credit notes of an order. */
export async function readDocuments(db: Db, { id, totals }: Order): Promise<Documents> {
  // These queries run in sequence, since a transaction has only one connection.
  const sent = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, id))
    .orderBy(shipments.sentAt, shipments.number)
  const credits = await db
    .select()
    .from(creditMemos)
    .where(eq(creditMemos.orderId, id))
    .orderBy(creditMemos.number)
  const { currency } = totals.total
  return {
    shipments: sent.map(({ orderId: _, lines, ...each }) => ({
      ...each,
      lines: fromStored(piecesSchema, lines, 'shipments.lines'),
    })),
    creditMemos: credits.map(({ orderId: _, amount, lines, ...each }) => ({
      ...each,
      amount: money(amount, currency),
      lines: fromStored(piecesSchema, lines, 'credit_memos.lines'),
    })),
  }
}

/** Everything recorded about an order since it was placed. */
export async function readHistory(db: Db, order: Order): Promise<OrderHistory> {
  const [events, documents, bills, declared] = await Promise.all([
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id),
    readDocuments(db, order),
    db.select().from(invoices).where(eq(invoices.orderId, order.id)),
    db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.orderId, order.id))
      .orderBy(withdrawals.declaredAt),
  ])
  return {
    ...documents,
    events: events.map(({ step, note, at }) => ({ step, note, at })),
    invoices: bills.map(({ number, issuedAt }) => ({ number, issuedAt })),
    withdrawals: declared.map(({ reference, lines, isLate, declaredAt }) => ({
      reference,
      lines: fromStored(withdrawnLines, lines, 'withdrawals.lines'),
      isLate,
      declaredAt,
    })),
  }
}
