import * as v from 'valibot'
import { speakerOf } from '#/i18n/translator.server.ts'
import { countCartWrite } from '#/cart/api/cart-writes.ts'
import { toUserError } from '#/cart/api/cart-problems.contract.ts'
import { recovering, shown } from '#/cart/api/cart-reply.api.ts'
import {
  answering,
  cartSchema,
  replaceBikeBody,
  toRequestedItem,
  userError,
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
    answer: answering({
      updateBikeInCart: v.nullable(
        v.object({ cart: v.nullable(cartSchema), user_errors: v.array(userError) }),
      ),
    }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { updateBikeInCart: null }, async () => {
      const items = body.cartItems.map(toRequestedItem)
      const { cart, problems } = await replaceInCart(ctx, body.cart_item_uid, items)
      return {
        updateBikeInCart: {
          cart: shown(ctx, reply, cart),
          user_errors: problems.map((problem) => toUserError(problem, speakerOf(ctx))),
        },
      }
    }),
)
