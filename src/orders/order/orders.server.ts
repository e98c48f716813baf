import { forgetOrderedCarts } from '#/cart/merge/customer-carts.server.ts'
import type { Db } from '#/db/client.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import {
  type Buyer,
  forgetLooseWithdrawals,
  readNumbersOf,
  writeForgotten,
} from './forget-buyer.store.server.ts'
import type { Order, OrderPage, WholeOrder } from './order.ts'
import { normalOrderNumber } from '#/orders/placing/order-number.ts'
import { countHeld, readHistory, readOrder, readOrderPage } from './orders.store.server.ts'

/** A customer's orders, newest first. */
export const listOrders = (
  ctx: Ctx,
  customerId: number,
  page: { page: number; pageSize: number },
): Promise<OrderPage> => readOrderPage(ctx.db, customerId, page)

/** One of a customer's own orders; somebody else's is as good as none. */
export async function findOrder(
  ctx: Ctx,
  { number, customerId }: { number: string; customerId: number },
): Promise<WholeOrder | null> {
  const order = await findByNumber(ctx.db, number)
  if (!order || order.customerId !== customerId) return null
  return wholeOrder(ctx.db, order)
}

/** By its number alone: for the house, never for a visitor. */
export async function findByNumber(db: Db, text: string): Promise<Order | null> {
  const number = normalOrderNumber(text)
  return number === null ? null : readOrder(db, { number })
}

export const wholeOrder = async (db: Db, order: Order): Promise<WholeOrder> => ({
  ...order,
  ...(await readHistory(db, order)),
})

/** What became of an attempt to order. Its name proves nothing about who asks. */
export const findAttempt = (ctx: Ctx, attemptId: string): Promise<Order | null> =>
  readOrder(ctx.db, { attemptId })

/** How many orders wait for a person to look at their payment. */
export const countHeldOrders = (db: Db): Promise<number> => countHeld(db)

/**
 * With a buyer goes every name, address and typed word in their orders; what the tax office needs stays.
 * The number of those orders is returned.
 */
export async function forgetBuyer(db: Db, buyer: Buyer): Promise<number> {
  if ('email' in buyer) await forgetLooseWithdrawals(db, buyer.email)
  const cartIds = await writeForgotten(db, buyer)
  await forgetOrderedCarts(db, cartIds)
  return cartIds.length
}

/** The orders that somebody placed as a guest, with their histories. Whoever asks must have proven the address. */
export async function listGuestOrders(
  db: Db,
  guest: { email: string; site: string | null },
): Promise<WholeOrder[]> {
  const whole: WholeOrder[] = []
  for (const number of await readNumbersOf(db, guest)) {
    const order = await readOrder(db, { number })
    if (order) whole.push(await wholeOrder(db, order))
  }
  return whole
}

/** The numbers of a buyer's orders that are not over: without an address they could not be sent. */
export const listOpenNumbers = (db: Db, buyer: Buyer): Promise<string[]> =>
  readNumbersOf(db, buyer, ['declined', 'timed-out', 'complete', 'cancelled', 'refunded'])
