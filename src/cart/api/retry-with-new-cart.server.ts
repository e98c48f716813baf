import { isRefusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'

/** The refusals of a cart that the visitor cannot use any more. */
export const goneCarts: readonly string[] = [
  'cart-not-found',
  'cart-not-active',
  'cart-other-site',
  'cart-forbidden',
] satisfies CartRefusal[]

/**
 * Adds to the cart from a plain form. A cart that was ordered on another device, or is no longer the
 * visitor's, would refuse them until its cookie expires, so the work is retried with a new cart.
 */
export async function retryWithNewCart<Result>(
  ctx: SessionCtx,
  work: (ctx: SessionCtx) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(ctx)
  } catch (problem) {
    if (!isRefusal(problem) || !goneCarts.includes(problem.code)) throw problem
    return work(withoutCookies(ctx))
  }
}

const withoutCookies = (ctx: SessionCtx): SessionCtx => ({
  ...ctx,
  visitor: { ...ctx.visitor, cookieHeader: '' },
})
