import { countCartWrite } from '#/cart/api/cart-writes.ts'
import { recovering, toChangedCart } from '#/cart/api/cart-reply.api.ts'
import {
  answering,
  changedCart,
  replaceBikeBody,
  toRequestedItem,
} from '#/cart/lines/cart.contract.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { replaceInCart } from './replace-bike.server.ts'

export const editCartApi = createApi('/cart', 'Cart', { countChange: countCartWrite })

export const updateBikeCall = editCartApi.post(
  '/update-bike',
  {
    summary:
      'Gives a bike in the cart another build; its line keeps its place, quantity and uid. Quantities sent are ignored',
    access: 'cart-holder',
    prepare: loadPricingContext,
    body: replaceBikeBody,
    answer: answering({ updateBikeInCart: changedCart }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { updateBikeInCart: null }, async () => {
      const items = body.cartItems.map(toRequestedItem)
      const outcome = await replaceInCart(ctx, body.cart_item_uid, items)
      return { updateBikeInCart: toChangedCart(ctx, reply, outcome) }
    }),
)
