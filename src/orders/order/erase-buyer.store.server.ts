import { and, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { orders, withdrawals } from '#/db/tables/orders.server.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { closedStates, failedStates } from './order-state.ts'

/** Orders are found by customer, or for a guest by email address, on one site or on all. */
export type Buyer = { customerId: number } | { email: string; site: string | null }

const isBuyers = (buyer: Buyer) =>
  'customerId' in buyer
    ? eq(orders.customerId, buyer.customerId)
    : and(
        isNull(orders.customerId),
        eq(orders.email, buyer.email.toLowerCase()),
        buyer.site === null ? undefined : eq(orders.site, buyer.site),
      )

const isClosed = inArray(orders.state, [...closedStates])

type ErasedOrder = { number: string; cartId: string }

/** The closed orders whose buyer was erased, and the numbers of those that are still open. */
export type Erasure = { erased: ErasedOrder[]; open: string[] }

/**
 * Removes names, addresses and free text from a buyer's closed orders, which are kept for the tax office. An
 * open order leaves the account, loses the links that were mailed and is marked; the rest follows a day after it is
 * closed, since it is needed to deliver the order and to write to its buyer.
 */
export async function writeErased(db: Db, buyer: Buyer): Promise<Erasure> {
  const isOpen = and(isBuyers(buyer), not(isClosed))
  await deleteLinks(db, isOpen)
  const open = await db
    .update(orders)
    .set({ customerId: null, isErasedWhenClosed: true })
    .where(isOpen)
    .returning({ number: orders.number })
  const erased = await erase(db, and(isBuyers(buyer), isClosed))
  return { erased, open: open.map(({ number }) => number) }
}

/** Whether an order is marked and was closed before a time. */
const isDue = (before: Date) =>
  and(
    eq(orders.isErasedWhenClosed, true),
    isClosed,
    lt(sql`greatest(${orders.deliveredAt}, ${orders.endedAt})`, before),
  )

export async function readClosedMarked(db: Db, before: Date): Promise<number[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isDue(before))
  return rows.map(({ id }) => id)
}

/** Erases the buyer of an order that is still due: a refund made meanwhile has a mail of its own to send. */
export const writeClosedErased = (db: Db, id: number, before: Date): Promise<ErasedOrder[]> =>
  erase(db, and(eq(orders.id, id), isDue(before)))

async function deleteLinks(db: Db, which: SQL | undefined): Promise<void> {
  const theirs = db.select({ id: orders.id }).from(orders).where(which)
  await db.execute(sql`delete from order_links where order_id in (${theirs})`)
}

async function erase(db: Db, which: SQL | undefined): Promise<ErasedOrder[]> {
  await deleteLinks(db, which)
  const theirs = db.select({ id: orders.id }).from(orders).where(which)
  await db
    .update(withdrawals)
    .set({ name: '', email: '' })
    .where(inArray(withdrawals.orderId, theirs))
  return db
    .update(orders)
    .set({ customerId: null, email: '', isErasedWhenClosed: false, agreed: withoutPerson })
    .where(which)
    .returning({ number: orders.number, cartId: orders.cartId })
}

const anonymousAddress = (key: 'shippingAddress' | 'billingAddress') => sql`
  jsonb_build_object('firstName', '', 'lastName', '', 'company', null, 'telephone', '',
    'street', jsonb_build_array(''), 'city', '', 'region', null, 'postcode', null, 'vatId', null,
    'country', agreed -> ${sql.raw(`'${key}'`)} ->> 'country')`

const withoutPerson = sql`(agreed - 'affiliateClick') || jsonb_build_object(
  'telephone', null,
  'shippingAddress', ${anonymousAddress('shippingAddress')},
  'billingAddress', ${anonymousAddress('billingAddress')},
  'lines', (select coalesce(jsonb_agg(line || '{"entered": []}' order by place), '[]')
    from jsonb_array_elements(agreed -> 'lines') with ordinality as each (line, place)))`

/** Clears withdrawals from an email address that matched no order. */
export async function eraseLooseWithdrawals(db: Db, email: string): Promise<void> {
  await db.update(withdrawals).set({ name: '', email: '', orderNumber: '' }).where(isLoose(email))
}

const isLoose = (email: string) =>
  and(isNull(withdrawals.orderId), sql`lower(${withdrawals.email}) = lower(${email})`)

/** A buyer's order numbers in every state, oldest first. */
export async function readNumbersOf(db: Db, buyer: Buyer): Promise<string[]> {
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(isBuyers(buyer))
    .orderBy(orders.placedAt)
  return rows.map(({ number }) => number)
}

/** An attempt that was not paid is of no use once its buyer has stopped asking about it. */
const failedDays = 30

/** Deletes attempts whose payment was declined or timed out, with everything the buyer entered. */
export async function deleteFailedOrders(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - failedDays * dayMs)
  await db
    .delete(orders)
    .where(and(inArray(orders.state, [...failedStates]), lt(orders.endedAt, before)))
}

/** Withdrawals from an email address that matched no order. */
export const readLooseWithdrawals = (db: Db, email: string) =>
  db
    .select({
      reference: withdrawals.reference,
      orderNumber: withdrawals.orderNumber,
      name: withdrawals.name,
      email: withdrawals.email,
      declaredAt: withdrawals.declaredAt,
    })
    .from(withdrawals)
    .where(isLoose(email))
    .orderBy(withdrawals.declaredAt)
