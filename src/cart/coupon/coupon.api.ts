import { createApi } from '#/visitor/create-api.server.ts'
import { countCartWrite } from '#/cart/api/cart-writes.ts'
import { recovering, shown } from '#/cart/api/cart-reply.api.ts'
import { answering, couponBody, wholeCart } from '#/cart/lines/cart.contract.ts'
import { applyCoupon, removeCoupon } from './cart-coupon.server.ts'

export const couponApi = createApi('/cart', 'Cart', { countChange: countCartWrite })

export const applyCouponCall = couponApi.post(
  '/apply-coupon',
  {
    summary: 'Applies a coupon to the cart; a cart has one at most',
    access: 'cart-holder',
    body: couponBody,
    answer: answering({ applyCouponToCart: wholeCart }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { applyCouponToCart: null }, async () => {
      const { cart } = await applyCoupon(ctx, body.couponCode)
      return { applyCouponToCart: { cart: shown(ctx, reply, cart) } }
    }),
)

export const removeCouponCall = couponApi.get(
  '/remove-coupon',
  {
    summary: 'Removes the coupon from the cart',
    access: 'cart-holder',
    isChange: true,
    answer: answering({ removeCouponFromCart: wholeCart }),
  },
  (ctx, { reply }) =>
    recovering(ctx, reply, { removeCouponFromCart: null }, async () => ({
      removeCouponFromCart: { cart: shown(ctx, reply, (await removeCoupon(ctx)).cart) },
    })),
)
