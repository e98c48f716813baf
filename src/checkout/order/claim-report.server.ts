import { attemptHash, findOrderByAttemptKey } from '#/orders/links/order-links.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { markReported } from '#/orders/order/orders.server.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import type { SessionCtx } from '#/visitor/context.ts'

/** True once for each placed order, and only for the browser that placed it. */
export async function claimReport(ctx: SessionCtx): Promise<boolean> {
  const key = attemptCookie.read(ctx.visitor.cookieHeader)
  const order = key === null ? null : await findOrderByAttemptKey(ctx, key)
  return order !== null && isPlaced(order.state) && markReported(ctx, order)
}

/**
 * Whose `Idempotency-Key` it is, so that a page whose answer was lost asks again and gets the same one. Keys are
 * stored with their owner, and what is stored must not open the order.
 */
export function claimOwner({ visitor }: SessionCtx): string | null {
  const key = attemptCookie.read(visitor.cookieHeader)
  return key === null ? null : `attempt:${attemptHash(key)}`
}
