import * as v from 'valibot'
import { speakerOf } from '#/i18n/translator.server.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { cartOwner } from '#/cart/merge/cart-owner.ts'
import { countCartWrite } from './cart-writes.ts'
import { cartCollection } from './collection.server.ts'
import { toUserError } from './cart-problems.contract.ts'
import { recovering, shown, toChangedCart } from './cart-reply.api.ts'
import {
  addItemsBody,
  answering,
  cartSchema,
  changedCart,
  removeItemBody,
  toRequestedItem,
  updateItemsBody,
  userError,
  wholeCart,
} from '#/cart/lines/cart.contract.ts'
import {
  addBike,
  addItems,
  clearCart,
  loadCart,
  removeItem,
  updateItems,
} from '#/cart/lines/cart.server.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { deliveryInfo } from '#/cart/pricing/delivery-info.server.ts'

export const cartApi = createApi('/cart', 'Cart', { countChange: countCartWrite })

export const fetchCall = cartApi.get(
  '/fetch-cart',
  {
    summary: 'Returns the visitor’s cart with current prices for their country',
    access: 'cart-holder',
    answer: answering({ cart: v.nullable(cartSchema) }),
  },
  (ctx, { reply }) =>
    recovering(ctx, reply, { cart: null }, async () => ({
      cart: shown(ctx, reply, await loadCart(ctx)),
    })),
)

export const addItemCall = cartApi.post(
  '/add-item',
  {
    summary: 'Adds items to the cart; those that cannot be added are reported, the rest is saved',
    access: 'cart-holder',
    repeatableFor: cartOwner,
    prepare: loadPricingContext,
    body: addItemsBody,
    answer: answering({ addProductsToCart: changedCart }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { addProductsToCart: null }, async () => ({
      addProductsToCart: toChangedCart(
        ctx,
        reply,
        await addItems(ctx, body.cartItems.map(toRequestedItem)),
      ),
    })),
)

export const addBikeCall = cartApi.post(
  '/add-bike',
  {
    summary: 'Adds a bike with its paint and accessories to the cart: all of it or nothing',
    access: 'cart-holder',
    repeatableFor: cartOwner,
    prepare: loadPricingContext,
    body: addItemsBody,
    answer: answering({
      addProductsToCart: changedCart,
      bikeUid: v.nullable(v.string()),
      reviewUrl: v.nullable(v.string()),
    }),
  },
  (ctx, { body, reply }) =>
    recovering(
      ctx,
      reply,
      { addProductsToCart: null, bikeUid: null, reviewUrl: null },
      async () => {
        const outcome = await addBike(ctx, body.cartItems.map(toRequestedItem))
        const { bike } = outcome
        return {
          addProductsToCart: toChangedCart(ctx, reply, outcome),
          bikeUid: bike?.uid ?? null,
          reviewUrl: bike ? `/${bike.slug}/review/` : null,
        }
      },
    ),
)

/** This message is a fixed part of the API, so it is not translated. */
const cartIsEmpty = { code: 'CART_EMPTY', message: 'Your cart is empty', statusCode: 200 }

export const updateCall = cartApi.post(
  '/update-cart',
  {
    summary: 'Sets quantities, all or none; zero removes a line',
    access: 'cart-holder',
    body: updateItemsBody,
    answer: answering({
      updateCartItems: v.nullable(
        v.object({ cart: v.nullable(cartSchema), errors: v.array(userError) }),
      ),
    }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { updateCartItems: null }, async () => {
      const changes = body.cartItems.map((item) => ({
        uid: item.cart_item_uid,
        quantity: item.quantity,
      }))
      const { cart, problems } = await updateItems(ctx, changes)
      const errors = problems.map((problem) => toUserError(problem, speakerOf(ctx)))
      const isEmpty = cart?.cart.lines.length === 0
      return {
        updateCartItems: { cart: shown(ctx, reply, cart), errors },
        ...(isEmpty && { error: cartIsEmpty }),
      }
    }),
)

export const removeCall = cartApi.post(
  '/remove-item',
  {
    summary: 'Removes a line; the paint of a bike is removed with it',
    access: 'cart-holder',
    body: removeItemBody,
    answer: answering({ removeItemFromCart: wholeCart }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { removeItemFromCart: null }, async () => {
      const { cart, isThere } = await removeItem(ctx, body.cartItemId)
      const message = speakerOf(ctx).translate('refusals.item-not-in-cart')
      return {
        removeItemFromCart: { cart: shown(ctx, reply, cart) },
        ...(!isThere && { errors: [{ code: 'ITEM_NOT_IN_CART', message }] }),
      }
    }),
)

cartApi.get(
  '/clear-cart',
  {
    summary: 'Removes all lines; the cart itself stays',
    access: 'cart-holder',
    isChange: true,
    answer: answering({ clearCart: wholeCart }),
  },
  (ctx, { reply }) =>
    recovering(ctx, reply, { clearCart: null }, async () => ({
      clearCart: { cart: shown(ctx, reply, (await clearCart(ctx)).cart) },
    })),
)

cartApi.get(
  '/delivery-info',
  {
    summary: 'Describes the cost and duration of delivery to the visitor’s country',
    access: 'anyone',
    cache: 'five-minutes',
    answer: v.object({
      globalSet: v.nullable(v.object({ handle: v.string(), body: v.string() })),
      error: v.null(),
    }),
  },
  async (ctx) => ({ globalSet: await deliveryInfo(ctx), error: null }),
)

export const collectionCall = cartApi.get(
  '/collection',
  {
    summary: 'Says when the cart could be collected from the store that the visitor chose',
    access: 'cart-holder',
    answer: v.object({ collection: v.nullable(v.object({ text: v.string() })), error: v.null() }),
  },
  async (ctx) => ({ collection: await cartCollection(ctx), error: null }),
)
