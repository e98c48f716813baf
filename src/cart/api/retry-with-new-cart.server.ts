import { isRefusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { guardError } from './cart-problems.contract.ts'

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
    if (!isRefusal(problem) || guardError(problem) === null) throw problem
    return work(withoutCookies(ctx))
  }
}

const withoutCookies = (ctx: SessionCtx): SessionCtx => ({
  ...ctx,
  visitor: { ...ctx.visitor, cookieHeader: '' },
})
