import { findCartId } from '#/cart/merge/own-cart.server.ts'
import {
  addItemsByForm,
  cookiesOfCart,
  itemOfForm,
  messageOfProblem,
} from '#/cart/api/form-cart.server.ts'
import { cartCookie, cartHintCookie } from '#/cart/merge/cart-cookie.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'
import { removeCoupon } from '#/cart/coupon/cart-coupon.server.ts'
import { quoteCart } from '#/cart/api/ordered-cart.server.ts'
import { cartHolder } from '#/cart/pricing/pricing-context.server.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatSum } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import type { Order, OrderRefusal } from '#/orders/order/order.ts'
import { findOrderByAttemptKey, makeAttemptKey } from '#/orders/links/order-links.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { chosenProvider } from '#/payments/payment-providers.server.ts'
import { findAttempt } from '#/orders/order/orders.server.ts'
import { type OrderRequest, placeOrder } from '#/orders/placing/place-order.server.ts'
import { type FormValues, nestedValues } from '#/platform/forms/form-state.ts'
import { type ActionOutcome, type ActionRequest, done } from '#/platform/api/page.ts'
import { type FieldMessage, isRefusal, Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import { leaveForCheckout } from '#/checkout/handover/leave-for-checkout.server.ts'
import { builtInWay } from './built-in-checkout.server.ts'
import { findCartToOrder } from '#/checkout/handover/cart-to-order.server.ts'
import { confirmationPath } from './checkout-paths.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { orderFormSchema } from './order-form.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/**
 * The checkout's own form, the button that leads to the retailer's checkout, or the button of a product page that was
 * pressed before any script ran.
 */
export function sendToCheckout(ctx: SessionCtx, { form }: ActionRequest): Promise<ActionOutcome> {
  if (form['add'] !== undefined) return addThenShow(ctx, form['add'], form)
  return form['leave'] === undefined ? sendOrder(ctx, form) : leaveForCheckout(ctx)
}

/** Without scripts there is no cart to open, so the item is shown in the checkout. */
async function addThenShow(
  ctx: SessionCtx,
  sku: string,
  { quantity }: FormValues,
): Promise<ActionOutcome> {
  const outcome = await addItemsByForm(ctx, [itemOfForm(sku, quantity)])
  const [problem] = outcome.problems
  if (problem) return { kind: 'refused', summary: messageOfProblem(problem) }
  return done(checkoutPath, cookiesOfCart(ctx, outcome))
}

/** Places an order from the checkout's form. */
async function sendOrder(ctx: SessionCtx, form: FormValues): Promise<ActionOutcome> {
  const chosen = chosenProvider(ctx.config)
  if (builtInWay(ctx).kind === 'closed' || !chosen)
    throw new Refusal<OrderRefusal>('ordering-closed')
  const { country } = ctx.visitor
  // Whether a telephone number is needed is decided with the cart, when the order is placed.
  const rules = { deliveryCountry: country.code, payment: chosen.fields, needsTelephone: false }
  const fields = parse(orderFormSchema(form, rules), nestedValues(form))
  const earlier = await findAttempt(ctx, fields.attempt)
  // The form was sent again because the first response was lost: the order exists already.
  if (earlier && isPlaced(earlier.state)) {
    if (await isSenders(ctx, earlier)) return toConfirmation(ctx, earlier)
    // A buyer who has lost the proof must not be led to order once more.
    throw new Refusal<OrderRefusal>('order-placed-already')
  }
  const cartId = await findCartId(ctx)
  if (cartId === null) throw new Refusal<CartRefusal>('cart-not-found')
  await countAttemptFromNetwork(ctx, 'order', ordersPerNetwork)
  const isCollected = fields.delivery === 'store'
  return order(ctx, {
    cartId,
    attemptId: fields.attempt,
    contact: { email: fields.email },
    shippingAddress: fields.address,
    billingAddress: fields.billing,
    delivery: isCollected ? { kind: 'store', place: fields.store } : { kind: 'home' },
    payment: { method: chosen.method, details: fields.payment },
    shown: {
      total: (isCollected && fields.shownStoreTotal) || fields.shownTotal,
      dispatchDate: fields.shownDates[isCollected ? fields.store : 'home'] ?? null,
    },
  })
}

/** An order reserves stock before it is paid for, so the number of attempts is limited. */
const ordersPerNetwork = { limit: 200, windowSeconds: hourSeconds }

async function order(ctx: SessionCtx, request: OrderRequest): Promise<ActionOutcome> {
  try {
    const { outcome, order: placed } = await placeOrder(ctx, request)
    if (outcome === 'placed') return await toConfirmation(ctx, placed)
    // The browser keeps the cart's cookie: if the payment times out, the cart opens again.
    if (outcome === 'pending') return done(confirmationPath, [await attemptLine(ctx, placed)])
    const key = outcome === 'declined' ? 'checkout.declined' : 'checkout.timedOut'
    return { kind: 'refused', summary: { key, values: {} } }
  } catch (problem) {
    const change = isRefusal(problem) ? await describeChange(ctx, request, problem.code) : null
    if (change) return { kind: 'refused', summary: change }
    // A customer whose session has ended is sent to the login; a stranger stays refused.
    if (isRefusal(problem) && problem.code === forbidden) await findCartToOrder(ctx, checkoutPath)
    // A used-up coupon would make every further attempt fail.
    if (isRefusal(problem) && problem.code === couponGone) await removeCoupon(ctx)
    throw problem
  }
}

const couponGone: OrderRefusal = 'coupon-gone'
const forbidden: CartRefusal = 'cart-forbidden'

/** Nothing is ordered on terms the buyer has not seen. The message names the old and the new ones. */
async function describeChange(
  ctx: SessionCtx,
  { cartId, delivery, shown }: OrderRequest,
  code: string,
): Promise<FieldMessage | null> {
  if (!shown || (code !== totalChanged && code !== dispatchLater)) return null
  const { country, locale } = ctx.visitor
  const store = delivery.kind === 'store' ? delivery.place : null
  const cart = { id: cartId, holder: await cartHolder(ctx) }
  const { total, dispatchDate } = await quoteCart(ctx, cart, { country, store })
  if (code === totalChanged) {
    const format = (amount: Money) => formatSum(amount, country.locale)
    const values = { before: format(shown.total), now: format(total) }
    return { key: 'checkout.totalChanged', values }
  }
  if (!shown.dispatchDate || !dispatchDate) return null
  const values = {
    before: dayInWords(shown.dispatchDate, locale),
    now: dayInWords(dispatchDate, locale),
  }
  return { key: `checkout.${store === null ? 'dispatchLater' : 'readyLater'}`, values }
}

const totalChanged: OrderRefusal = 'total-changed'
const dispatchLater: OrderRefusal = 'dispatch-later'

/** The order closes the cart, so the browser's cart cookies are cleared. */
async function toConfirmation(ctx: Ctx, placed: Order): Promise<ActionOutcome> {
  const secure = ctx.visitor.isSecure
  return done(confirmationPath, [
    await attemptLine(ctx, placed),
    cartCookie.clear({ secure }),
    cartHintCookie.clear({ secure }),
  ])
}

const attemptLine = async (ctx: Ctx, placed: Order) =>
  attemptCookie.serialise(await makeAttemptKey(ctx, placed), { secure: ctx.visitor.isSecure })

/** The sender still has the cart's cookie or the key from the first response, or is the customer who ordered. */
async function isSenders(ctx: SessionCtx, placed: Order): Promise<boolean> {
  const { cookieHeader, site } = ctx.visitor
  if (placed.site !== site.id) return false
  if (cartCookie.read(cookieHeader) === placed.cartId) return true
  const customer = (await ctx.session())?.customerId
  if (customer !== undefined && customer === placed.customerId) return true
  const key = attemptCookie.read(cookieHeader)
  return key !== null && (await findOrderByAttemptKey(ctx, key))?.id === placed.id
}
