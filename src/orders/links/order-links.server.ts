import type { Db } from '#/db/client.server.ts'
import { dayMs, hourMs, hourSeconds } from '#/platform/config/durations.ts'
import { newToken, tokenHash } from '#/platform/config/ids.server.ts'
import { addJob, afterRandomDelay } from '#/platform/jobs/jobs.server.ts'
import { countAttemptFromNetwork, takeAllowance } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { insertLink, readLink } from './order-links.store.server.ts'
import { orderLinkJob } from '#/orders/mail/order-mail.ts'
import type { Order, WholeOrder } from '#/orders/order/order.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { wholeOrder } from '#/orders/order/orders.server.ts'
import { readOrder } from '#/orders/order/orders.store.server.ts'

/**
 * Days that a link in a mail shows its order: as long as a return may take, or one day for a
 * requested link.
 */
export const linkDays = { mail: 90, lookUp: 1 } as const

/** Creates a token that shows one order to anyone who holds it; only its hash is stored. */
export async function makeOrderLink(
  db: Db,
  { orderId, days, now }: { orderId: number; days: number; now: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + days * dayMs)
  await insertLink(db, { tokenHash: tokenHash(token), orderId, expiresAt })
  return token
}

/** A key is hashed with a prefix, so that it never works as a link. */
export const attemptHash = (key: string) => tokenHash(key, 'attempt:')

/**
 * Creates a key for the browser that placed an order: for an hour it shows the order, paid or not.
 */
export async function makeAttemptKey({ db, now }: Ctx, { id }: Order): Promise<string> {
  const key = newToken()
  const expiresAt = new Date(now.getTime() + hourMs)
  await insertLink(db, { tokenHash: attemptHash(key), orderId: id, expiresAt })
  return key
}

/** The order of a key, on its own site only. A customer's order also needs that customer to be logged in. */
export async function findOrderByAttemptKey(ctx: SessionCtx, key: string): Promise<Order | null> {
  const order = await findLinkedOrder(ctx, attemptHash(key))
  if (!order) return null
  if (order.customerId === null) return order
  return (await ctx.session())?.customerId === order.customerId ? order : null
}

/** The order of a link, on its own site only; null for an unknown or expired link, or an order not yet placed. */
export async function findOrderByLink(ctx: Ctx, token: string): Promise<WholeOrder | null> {
  const order = await findLinkedOrder(ctx, tokenHash(token))
  return order && isPlaced(order.state) ? wholeOrder(ctx.db, order) : null
}

async function findLinkedOrder(ctx: Ctx, hash: string): Promise<Order | null> {
  const id = await readLink(ctx.db, hash, ctx.now)
  const order = id === null ? null : await readOrder(ctx.db, { id })
  return order?.site === ctx.visitor.site.id ? order : null
}

const perNetwork = { limit: 10, windowSeconds: hourSeconds }
const linksPerOrder = { limit: 5, windowSeconds: hourSeconds }

/**
 * Requests a link to a buyer's order. The response and its timing are the same for any input: only
 * the job checks whether the order exists, and whether it may be mailed another link.
 */
export async function requestOrderLink(
  ctx: Ctx,
  { number, email }: { number: string; email: string },
): Promise<void> {
  await countAttemptFromNetwork(ctx, 'order-link', perNetwork)
  await addJob(ctx.db, orderLinkJob, { number, email }, afterRandomDelay())
}

/**
 * Takes one of the links that an order is mailed in an hour, and returns whether one was left. Only requests with the
 * buyer's email address may take one: the number is on parcels, so a stranger who knows it could otherwise use them up.
 */
export const takeOrderLink = (ctx: { db: Db; now: Date }, { id }: Order): Promise<boolean> =>
  takeAllowance(ctx, `order-link:${id}`, linksPerOrder)
