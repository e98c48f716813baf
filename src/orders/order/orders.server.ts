import { dayMs } from '#/platform/config/durations.ts'
import { eraseCouponBuyers, listCouponUses } from '#/cart/coupon/coupon.server.ts'
import { eraseOrderedCarts } from '#/cart/merge/customer-carts.server.ts'
import type { Db } from '#/db/client.server.ts'
import type { Ctx, CustomerId } from '#/visitor/context.ts'
import {
  type Buyer,
  eraseLooseWithdrawals,
  readClosedMarked,
  readLooseWithdrawals,
  readNumbersOf,
  writeClosedErased,
  writeErased,
} from './erase-buyer.store.server.ts'
import { forEachRow } from '#/platform/jobs/for-each-row.ts'
import type { Order, OrderPage, WholeOrder } from './order.ts'
import { isPlaced } from './order-state.ts'
import { normalShortCode } from '#/platform/codes/short-code.ts'
import { readHistory } from './order-history.store.server.ts'
import { readOrder, readOrderPage, writeReported } from './orders.store.server.ts'

/** A customer's orders, newest first. */
export const listOrders = (
  ctx: Ctx,
  customerId: CustomerId,
  page: { page: number; pageSize: number },
): Promise<OrderPage> => readOrderPage(ctx.db, customerId, page)

/** One of the customer's own orders in any state; null for somebody else's. A customer belongs to one site. */
export async function findOrder(
  ctx: Ctx,
  { number, customerId }: { number: string; customerId: CustomerId },
): Promise<WholeOrder | null> {
  const order = await findByNumber(ctx.db, number)
  if (!order || order.customerId !== customerId) return null
  return wholeOrder(ctx.db, order)
}

/**
 * The order of a number and its buyer's email address. Others may know both, so they are enough to mail the
 * buyer or to record a withdrawal, but never to show the order.
 */
export async function findClaimedOrder(
  db: Db,
  { number, email }: { number: string; email: string },
): Promise<Order | null> {
  const order = await findByNumber(db, number)
  return order && isPlaced(order.state) && order.email === email.trim().toLowerCase() ? order : null
}

/** Finds an order by number alone. The caller must check who may see it. */
export async function findByNumber(db: Db, text: string): Promise<Order | null> {
  const number = normalShortCode(text)
  return number === null ? null : readOrder(db, { number })
}

export const wholeOrder = async (db: Db, order: Order): Promise<WholeOrder> => ({
  ...order,
  ...(await readHistory(db, order)),
})

/** Notes that the purchase is reported; false if it was before. */
export const markReported = ({ db, now }: Ctx, { id }: Pick<Order, 'id'>): Promise<boolean> =>
  writeReported(db, id, now)

/** The order of an attempt. The attempt id does not prove who is asking. */
export const findAttempt = (ctx: Ctx, attemptId: string): Promise<Order | null> =>
  readOrder(ctx.db, { attemptId })

/**
 * Erases names, addresses and free text from a buyer's orders; what the tax office needs stays. Orders that
 * are still open follow a day after they are closed.
 */
export async function eraseBuyer(
  db: Db,
  buyer: Buyer,
): Promise<{ erased: number; open: string[] }> {
  if ('email' in buyer) await eraseLooseWithdrawals(db, buyer.email)
  const { erased, open } = await writeErased(db, buyer)
  await eraseTracesOf(db, erased)
  return { erased: erased.length, open }
}

/**
 * Leaves a day for the last mail about an order, which is sent to the address that is erased here. An order loses its
 * mark in the transaction that erases its traces, since without the mark they would stay.
 */
export async function eraseBuyersOfClosed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - dayMs)
  const ids = await readClosedMarked(db, before)
  const eraseOne = (id: number) =>
    db.transaction(async (tx) => eraseTracesOf(tx, await writeClosedErased(tx, id, before)))
  await forEachRow(ids, eraseOne, { failure: 'Some buyers could not be erased.' })
}

/** The carts still hold entered texts, and the coupons' uses identify the buyer. */
async function eraseTracesOf(db: Db, erased: readonly { number: string; cartId: string }[]) {
  await eraseOrderedCarts(
    db,
    erased.map(({ cartId }) => cartId),
  )
  await eraseCouponBuyers(
    db,
    erased.map(({ number }) => number),
  )
}

/**
 * A buyer's orders with their histories, for a data export: failed attempts too, and the record of who used a coupon.
 * The caller must have verified a guest's email address.
 */
export async function exportOrders(db: Db, buyer: Buyer) {
  const numbers = await readNumbersOf(db, buyer)
  const uses = await listCouponUses(db, numbers)
  const found: (WholeOrder & { couponUses: typeof uses })[] = []
  for (const number of numbers) {
    const order = await readOrder(db, { number })
    const couponUses = uses.filter(({ orderReference }) => orderReference === number)
    if (order) found.push({ ...(await wholeOrder(db, order)), couponUses })
  }
  return found
}

/** A person's withdrawals that matched no order. The caller must have verified the email address. */
export const exportWithdrawals = (db: Db, { email }: { email: string }) =>
  readLooseWithdrawals(db, email)
