import { isRefusal } from '#/platform/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { CartRefusal } from './cart.ts'

const goneCarts: readonly string[] = [
  'cart-not-found',
  'cart-not-active',
  'cart-other-site',
  'cart-forbidden',
] satisfies CartRefusal[]

/**
 * Puts something in a cart for who sends a plain form. A cart that was ordered on another device, or is
 * not his any more, would refuse him for as long as its cookie lives: his next one takes its place.
 */
export async function despiteGoneCart<Done>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Done>,
): Promise<Done> {
  try {
    return await work(ctx)
  } catch (problem) {
    if (!isRefusal(problem) || !goneCarts.includes(problem.code)) throw problem
    return work(withoutCookies(ctx))
  }
}

/** What a visitor works out only when asked is no part of a copy, so it is named. */
function withoutCookies(ctx: Ctx): Ctx {
  const { address, userAgent, isStoreNetwork } = ctx.visitor
  const visitor = { ...ctx.visitor, address, userAgent, isStoreNetwork, cookieHeader: '' }
  return { ...ctx, visitor }
}
