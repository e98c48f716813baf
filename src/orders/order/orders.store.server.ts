import { and, count, desc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type TakenPieces, takenPieces } from '#/catalogue/stock/allocate-stock.ts'
import type { Db } from '#/db/client.server.ts'
import { orders } from '#/db/tables/orders.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { money } from '#/money/money.ts'
import { currencySchema } from '#/money/stored-money.ts'
import {
  type Agreed,
  agreedSchema,
  type Order,
  orderLineSchema,
  type OrderStock,
  type OrderPage,
  type OrderSummary,
  type OrderTotals,
} from './order.ts'
import { withOldDuty } from './old-duty.ts'
import { failedStates, type OrderState, orderStates } from './order-state.ts'

type Row = typeof orders.$inferSelect

export type NewOrder = Agreed &
  Pick<
    Order,
    | 'number'
    | 'site'
    | 'customerId'
    | 'cartId'
    | 'providerNumber'
    | 'locale'
    | 'email'
    | 'itemCount'
    | 'couponCode'
    | 'placedAt'
  > & {
    attemptId: string
    taken: readonly TakenPieces[]
    reservedBy: string | null
    reservedPence: number | null
  }

/** Null if the number is taken. The caller has checked every other unique column. */
export async function insertOrder(db: Db, order: NewOrder): Promise<Order | null> {
  const { country, telephone, shippingAddress, billingAddress, delivery } = order
  const { payment, lines, totals, dispatchDate, affiliateClick, ...row } = order
  const agreed: Agreed = {
    country,
    telephone,
    shippingAddress,
    billingAddress,
    delivery,
    payment,
    lines,
    totals,
    dispatchDate,
    ...(affiliateClick !== undefined && { affiliateClick }),
  }
  const [inserted] = await db
    .insert(orders)
    .values({
      ...row,
      state: 'pending' satisfies OrderState,
      currency: totals.total.currency,
      total: totals.total.amount,
      agreed,
    })
    .onConflictDoNothing({ target: orders.number })
    .returning()
  return inserted ? toOrder(inserted) : null
}

export type OrderKey =
  | { id: number }
  | { number: string }
  | { attemptId: string }
  | { providerNumber: string }

const isKey = (key: OrderKey) => {
  if ('id' in key) return eq(orders.id, key.id)
  if ('number' in key) return eq(orders.number, key.number)
  if ('attemptId' in key) return eq(orders.attemptId, key.attemptId)
  return eq(orders.providerNumber, key.providerNumber)
}

export async function readOrder(db: Db, key: OrderKey): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(isKey(key))
  return row ? toOrder(row) : null
}

export type LockedOrder = OrderStock & { order: Order }

/** Locks the order's row until the transaction ends. */
export async function lockOrder(db: Db, key: OrderKey): Promise<LockedOrder | null> {
  const [row] = await db.select().from(orders).where(isKey(key)).for('update')
  return row ? { order: toOrder(row), ...stockOfRow(row) } : null
}

const stockOfRow = ({ taken, sent }: Pick<Row, 'taken' | 'sent'>): OrderStock => ({
  taken: fromStored(v.array(takenPieces), taken, 'orders.taken'),
  sent: fromStored(v.array(takenPieces), sent, 'orders.sent'),
})

/** The places that an order's pieces are taken from, for the people who pick them. */
export async function readOrderStock(db: Db, id: number): Promise<OrderStock> {
  const [row] = await db
    .select({ taken: orders.taken, sent: orders.sent })
    .from(orders)
    .where(eq(orders.id, id))
  return row ? stockOfRow(row) : { taken: [], sent: [] }
}

export async function readOrderPage(
  db: Db,
  customerId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<OrderPage> {
  const isCustomers = and(
    eq(orders.customerId, customerId),
    notInArray(orders.state, [...failedStates]),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select(summaryColumns)
      .from(orders)
      .where(isCustomers)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(orders).where(isCustomers),
  ])
  return { items: rows.map(toSummary), total: counted?.total ?? 0 }
}

const summaryColumns = {
  number: orders.number,
  placedAt: orders.placedAt,
  state: orders.state,
  total: orders.total,
  currency: orders.currency,
  itemCount: orders.itemCount,
  country: sql<string>`${orders.agreed} ->> 'country'`,
  leadLine: sql<unknown>`coalesce(
    jsonb_path_query_first(${orders.agreed}, '$.lines[*] ? (@.kind == "bike")'),
    ${orders.agreed} -> 'lines' -> 0)`,
}

type SummaryRow = Pick<
  Row,
  'number' | 'placedAt' | 'state' | 'total' | 'currency' | 'itemCount'
> & {
  country: string
  leadLine: unknown
}

const toSummary = ({ currency, ...row }: SummaryRow): OrderSummary => ({
  ...row,
  state: stateOf(row),
  total: money(row.total, fromStored(currencySchema, currency, 'orders.currency')),
  leadLine: fromStored(v.nullable(orderLineSchema), row.leadLine, 'orders.agreed lines'),
})

const stateSchema = v.picklist(orderStates)
export const stateOf = ({ state }: Pick<Row, 'state'>): OrderState =>
  fromStored(stateSchema, state, 'orders.state')

/** The newest orders of all sites, for shop staff. */
export async function readNewest(
  db: Db,
  { state, limit }: { state: string | null; limit: number },
) {
  const rows = await db
    .select({ ...summaryColumns, email: orders.email })
    .from(orders)
    .where(state === null ? undefined : eq(orders.state, state))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
  return rows.map(({ email, ...row }) => ({ ...toSummary(row), email }))
}

/** In random order, so that a hundred orders which nobody answers for do not keep the others waiting. */
export async function readPendingSince(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: number; attemptId: string; method: string }[]> {
  const method = sql<string>`${orders.agreed} -> 'payment' ->> 'method'`
  return db
    .select({ id: orders.id, attemptId: orders.attemptId, method })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.placedAt, before)))
    .orderBy(sql`random()`)
    .limit(limit)
}

/**
 * The unpaid reservations of a network. The lock makes its orders wait for each other until their
 * transactions end, so that parallel orders cannot exceed the limit together.
 */
export async function lockUnpaidOf(
  db: Db,
  network: string,
): Promise<{ pieces: number; pence: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`)
  const [row] = await db
    .select({
      pieces: sql<number>`coalesce(sum(${orders.itemCount}), 0)::int`,
      pence: sql<string>`coalesce(sum(${orders.reservedPence}), 0)`,
    })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), eq(orders.reservedBy, network)))
  return { pieces: row?.pieces ?? 0, pence: Number(row?.pence ?? 0) }
}

/** The number of orders whose payment a person has to check. */
export async function countHeldOrders(db: Db): Promise<number> {
  const [row] = await db.select({ held: count() }).from(orders).where(eq(orders.state, 'held'))
  return row?.held ?? 0
}

function toOrder(row: Row): Order {
  const {
    agreed,
    taken: _,
    sent: _______,
    attemptId: __,
    currency: ___,
    total: ____,
    ...rest
  } = row
  const { reservedBy: _____, reservedPence: ______, ...own } = rest
  const { totals, ...terms } = fromStored(agreedSchema, agreed, 'orders.agreed')
  return { ...terms, totals: withOldDuty(totals), ...own, state: stateOf(row) }
}

export async function writeTotals(
  db: Db,
  id: number,
  changed: Pick<OrderTotals, 'total' | 'tax'>,
): Promise<void> {
  await db.execute(sql`
    update orders set total = ${changed.total.amount},
      agreed = jsonb_set(agreed, '{totals}', agreed -> 'totals' || ${JSON.stringify(changed)}::jsonb)
    where id = ${id}`)
}

/** One statement, so that of two pages at once only one is the first. */
export async function writeReported(db: Db, id: number, now: Date): Promise<boolean> {
  const written = await db
    .update(orders)
    .set({ reportedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.reportedAt)))
    .returning({ id: orders.id })
  return written.length > 0
}
