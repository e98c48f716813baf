import * as v from 'valibot'
import { translatorFor } from '#/i18n/translator.server.ts'
import { createApi, type Reply } from '#/platform/api-router.server.ts'
import { isRefusal } from '#/platform/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { isLapsed, ownSession, sessionExpired } from '#/visitor/own-session.ts'
import { cartCookie, cartHintCookie } from './cart-cookie.ts'
import { totalQuantity } from './cart.ts'
import {
  addItemsBody,
  answering,
  cartSchema,
  couponBody,
  type ErrorItem,
  guardError,
  mergeBody,
  recoverableCode,
  removeItemBody,
  type Speaker,
  toAskedItem,
  toUserError,
  toWireCart,
  updateItemsBody,
  userError,
  wholeCart,
} from './cart.contract.ts'
import {
  addBike,
  addItems,
  applyCoupon,
  clearCart,
  loadCart,
  marketOf,
  openCart,
  openCustomerCart,
  type Outcome,
  removeCoupon,
  removeItem,
  updateItems,
} from './cart.server.ts'
import { deliveryInfo } from './delivery-info.server.ts'
import { mergeGuestCart } from './merge-carts.server.ts'
import type { PricedCart } from './price-cart.ts'

export const cartApi = createApi<Ctx>('/cart', 'Cart')

const speakerOf = ({ visitor: { locale } }: Ctx): Speaker => ({
  locale,
  say: translatorFor(locale),
})

/** The cookie lives seven days from the last call that found the cart. */
function remember({ visitor }: Ctx, reply: Reply, id: string, pieces: number) {
  const options = { secure: visitor.isSecure }
  reply.cookies.push(cartCookie.serialise(id, options))
  reply.cookies.push(cartHintCookie.serialise(String(pieces), options))
}

function forget({ visitor }: Ctx, reply: Reply) {
  const options = { secure: visitor.isSecure }
  reply.cookies.push(cartCookie.clear(options), cartHintCookie.clear(options))
}

function shown(ctx: Ctx, reply: Reply, priced: PricedCart | null) {
  if (!priced) return null
  remember(ctx, reply, priced.cart.id, totalQuantity(priced.cart.lines))
  return toWireCart(priced, speakerOf(ctx))
}

/**
 * A cart that is gone or not the caller's, an invalid code: things a page can go on from, so they
 * are told with status 200. A cart that cannot be used any more takes its cookie along.
 */
async function recovering<Answer extends object, None extends object>(
  ctx: Ctx,
  reply: Reply,
  none: None,
  work: () => Promise<Answer>,
): Promise<(Answer | None) & { errors?: ErrorItem[]; error: null }> {
  try {
    return { ...(await work()), error: null }
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    const { code, details } = problem
    const guard = guardError(code, String(details.values?.['id'] ?? ''))
    if (guard) {
      // his own cart, only that his token has to be renewed first: nothing to be forgotten
      if (code === 'cart-forbidden' && (await isLapsed(ctx))) throw sessionExpired()
      forget(ctx, reply)
      return { ...none, errors: [guard], error: null }
    }
    const wire = recoverableCode(code)
    if (!wire) throw problem
    const message = speakerOf(ctx).say(`refusals.${code}`)
    return { ...none, errors: [{ code: wire, message }], error: null }
  }
}

cartApi.get(
  '/fetch-cart',
  {
    summary: 'The visitor’s cart, priced for his country as of now',
    access: 'cart-holder',
    answer: answering({ cart: v.nullable(cartSchema) }),
  },
  (ctx, { reply }) =>
    recovering(ctx, reply, { cart: null }, async () => ({
      cart: shown(ctx, reply, await loadCart(ctx)),
    })),
)

cartApi.get(
  '/create-guest',
  {
    summary: 'The id of a cart to put things in; the same again while the visitor has one',
    access: 'anyone',
    isChange: true,
    answer: answering({ createEmptyCart: v.string() }),
  },
  async (ctx, { reply }) => {
    const id = await openCart(ctx)
    if (id !== cartCookie.read(ctx.visitor.cookieHeader)) remember(ctx, reply, id, 0)
    return { createEmptyCart: id, error: null }
  },
)

cartApi.get(
  '/create-auth',
  {
    summary: 'The customer’s own cart; nothing for a guest',
    access: 'customer',
    isChange: true,
    answer: answering({ customerCart: v.object({ id: v.string() }) }),
  },
  async (ctx, { reply }) => {
    const session = await ownSession(ctx)
    if (!session) return null
    const id = await openCustomerCart(ctx, session.customerId)
    reply.cookies.push(cartCookie.serialise(id, { secure: ctx.visitor.isSecure }))
    return { customerCart: { id }, error: null }
  },
)

const added = v.nullable(
  v.object({ cart: v.nullable(cartSchema), user_errors: v.array(userError) }),
)
const toAdded = (ctx: Ctx, reply: Reply, { cart, problems }: Outcome) => ({
  cart: shown(ctx, reply, cart),
  user_errors: problems.map((problem) => toUserError(problem, speakerOf(ctx))),
})

cartApi.post(
  '/add-item',
  {
    summary: 'Puts items in the cart; what cannot be added is told, the rest is saved',
    access: 'cart-holder',
    isRepeatable: true,
    prepare: marketOf,
    body: addItemsBody,
    answer: answering({ addProductsToCart: added }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { addProductsToCart: null }, async () => ({
      addProductsToCart: toAdded(ctx, reply, await addItems(ctx, body.cartItems.map(toAskedItem))),
    })),
)

cartApi.post(
  '/add-bike',
  {
    summary: 'Puts a bike, its paint and what goes with it in the cart: all of it or nothing',
    access: 'cart-holder',
    isRepeatable: true,
    prepare: marketOf,
    body: addItemsBody,
    answer: answering({
      addProductsToCart: added,
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
        const outcome = await addBike(ctx, body.cartItems.map(toAskedItem))
        const { bike } = outcome
        return {
          addProductsToCart: toAdded(ctx, reply, outcome),
          bikeUid: bike?.uid ?? null,
          reviewUrl: bike ? `/${bike.slug}/review/` : null,
        }
      },
    ),
)

/** The specification's own words (section 5). */
const cartIsEmpty = { code: 'CART_EMPTY', message: 'Your cart is empty' }

cartApi.post(
  '/update-cart',
  {
    summary: 'Sets quantities, all or none; zero takes a line out',
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
      const wishes = body.cartItems.map((item) => ({
        uid: item.cart_item_uid,
        quantity: item.quantity,
      }))
      const { cart, problems } = await updateItems(ctx, wishes)
      const errors = problems.map((problem) => toUserError(problem, speakerOf(ctx)))
      const isEmpty = cart?.cart.lines.length === 0
      return {
        updateCartItems: { cart: shown(ctx, reply, cart), errors },
        ...(isEmpty && { errors: [cartIsEmpty] }),
      }
    }),
)

cartApi.post(
  '/remove-item',
  {
    summary: 'Takes a line out, and with a bike its paint',
    access: 'cart-holder',
    body: removeItemBody,
    answer: answering({ removeItemFromCart: wholeCart }),
  },
  (ctx, { body, reply }) =>
    recovering(ctx, reply, { removeItemFromCart: null }, async () => {
      const { cart, isThere } = await removeItem(ctx, body.cartItemId)
      const message = speakerOf(ctx).say('refusals.item-not-in-cart')
      return {
        removeItemFromCart: { cart: shown(ctx, reply, cart) },
        ...(!isThere && { errors: [{ code: 'ITEM_NOT_IN_CART', message }] }),
      }
    }),
)

cartApi.post(
  '/apply-coupon',
  {
    summary: 'Puts a coupon on the cart, one at a time',
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

cartApi.get(
  '/remove-coupon',
  {
    summary: 'Takes the coupon off the cart',
    access: 'cart-holder',
    isChange: true,
    answer: answering({ removeCouponFromCart: wholeCart }),
  },
  (ctx, { reply }) =>
    recovering(ctx, reply, { removeCouponFromCart: null }, async () => ({
      removeCouponFromCart: { cart: shown(ctx, reply, (await removeCoupon(ctx)).cart) },
    })),
)

cartApi.get(
  '/clear-cart',
  {
    summary: 'Takes everything out; the cart itself stays',
    access: 'cart-holder',
    isChange: true,
    answer: answering({ clearCart: wholeCart }),
  },
  (ctx, { reply }) =>
    recovering(ctx, reply, { clearCart: null }, async () => ({
      clearCart: { cart: shown(ctx, reply, (await clearCart(ctx)).cart) },
    })),
)

cartApi.post(
  '/merge-cart',
  {
    summary: 'Pours a guest’s cart into the customer’s own, once; nothing for a guest',
    access: 'customer',
    body: mergeBody,
    answer: answering({
      mergeCarts: v.nullable(v.object({ id: v.string() })),
      notices: v.array(
        v.object({ code: v.string(), message: v.string(), uid: v.optional(v.string()) }),
      ),
    }),
  },
  async (ctx, { body, reply }) => {
    const { guestCartId, authCartId } = body
    if (!(await ownSession(ctx)) || !guestCartId || !authCartId || guestCartId === authCartId)
      return null
    return recovering(ctx, reply, { mergeCarts: null, notices: [] }, async () => {
      const merged = await mergeGuestCart(ctx, { guestCartId, authCartId })
      const { say } = speakerOf(ctx)
      if (merged)
        reply.cookies.push(cartCookie.serialise(merged.id, { secure: ctx.visitor.isSecure }))
      return {
        mergeCarts: merged && { id: merged.id },
        notices: (merged?.notices ?? []).map((notice) => ({
          ...notice,
          message: say(`cartNotices.${notice.code}`),
        })),
      }
    })
  },
)

cartApi.get(
  '/delivery-info',
  {
    summary: 'What delivery to the visitor’s country costs and how long it takes',
    access: 'anyone',
    answer: v.object({
      globalSet: v.nullable(v.object({ handle: v.string(), body: v.string() })),
      error: v.null(),
    }),
  },
  async (ctx) => ({ globalSet: await deliveryInfo(ctx), error: null }),
)
