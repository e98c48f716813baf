import { Refusal } from '#/platform/api/refusal.ts'
import {
  countAttempt,
  countAttemptFromNetwork,
  returnAttemptToNetwork,
} from '#/platform/rate-limit/attempts.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { findCartId } from '#/cart/merge/own-cart.server.ts'
import { noCart } from '#/cart/api/cart-guard.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'
import { changeCart, type Outcome } from '#/cart/api/change-cart.server.ts'
import { normalCode } from './coupon.ts'
import { priceCart } from '#/cart/pricing/price-cart.ts'
import { minuteSeconds } from '#/platform/config/durations.ts'

/** Limits attempts per cart, and wrong codes per network because a new cart costs nothing. */
const couponTries = { limit: 10, windowSeconds: 10 * minuteSeconds }

/** A cart takes one coupon at a time. Every invalid code gets the same error, whatever the reason. */
export async function applyCoupon(ctx: SessionCtx, text: string): Promise<Outcome> {
  const id = await findCartId(ctx)
  if (!id) throw noCart()
  await countAttempt(ctx, `coupon:${id}`, couponTries)
  await countAttemptFromNetwork(ctx, 'coupon', couponTries)
  const code = normalCode(text)
  const outcome = await changeCart(ctx, { couponCode: code }, (cart, inputs) => {
    if (cart.lines.length === 0) throw new Refusal<CartRefusal>('cart-no-items')
    if (cart.couponCode !== null && cart.couponCode !== code)
      throw new Refusal<CartRefusal>('coupon-already-applied')
    if (!priceCart(cart, inputs).coupon) throw new Refusal<CartRefusal>('coupon-invalid')
    return { lines: cart.lines, couponCode: code }
  })
  await returnAttemptToNetwork(ctx, 'coupon', couponTries)
  return outcome
}

export const removeCoupon = (ctx: SessionCtx): Promise<Outcome> =>
  changeCart(ctx, {}, (cart) => {
    if (cart.lines.length === 0) throw new Refusal<CartRefusal>('cart-no-items-to-reprice')
    return { lines: cart.lines, couponCode: null }
  })
