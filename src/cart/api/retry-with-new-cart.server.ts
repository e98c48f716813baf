import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'

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
export async function retryWithNewCart<Done>(
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

const withoutCookies = (ctx: Ctx): Ctx => ({
  ...ctx,
  visitor: { ...ctx.visitor, cookieHeader: '' },
})
