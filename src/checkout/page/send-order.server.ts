import { cartCookie, cartHintCookie } from '#/cart/merge/cart-cookie.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'
import { removeCoupon } from '#/cart/coupon/cart-coupon.server.ts'
import { quoteCart } from '#/cart/api/ordered-cart.server.ts'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import type { Order, OrderRefusal } from '#/orders/order/order.ts'
import { findOrderByAttemptKey, makeAttemptKey } from '#/orders/order/order-links.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { chosenProvider } from '#/orders/placing/payment-providers.server.ts'
import { findAttempt } from '#/orders/order/orders.server.ts'
import { type OrderRequest, placeOrder } from '#/orders/placing/place-order.server.ts'
import { outcomesFor } from '#/payments/test-provider.ts'
import { nestedValues } from '#/platform/forms/form-state.ts'
import { type ActionOutcome, type ActionRequest, done } from '#/platform/api/page.ts'
import { isRefusal, Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import { builtInWay } from './built-in-checkout.server.ts'
import { confirmationPath } from './checkout-paths.ts'
import { orderFormSchema } from './order-form.ts'

/** Takes the checkout's form and orders what is in the cart. */
export async function sendOrder(ctx: Ctx, { form }: ActionRequest): Promise<ActionOutcome> {
  const chosen = chosenProvider(ctx.config)
  if (builtInWay(ctx).kind === 'closed' || !chosen)
    throw new Refusal<OrderRefusal>('ordering-closed')
  const { country, cookieHeader } = ctx.visitor
  const outcomes = outcomesFor(ctx.config.PAYMENTS)
  const fields = parse(orderFormSchema(form, country.code, outcomes), nestedValues(form))
  const earlier = await findAttempt(ctx, fields.attempt)
  // Pressed again after the answer was lost on its way: the order is there.
  if (earlier && isPlaced(earlier.state) && (await isSenders(ctx, earlier)))
    return toConfirmation(ctx, earlier)
  const cartId = cartCookie.read(cookieHeader)
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
    shownTotal: (isCollected && fields.shownStoreTotal) || fields.shownTotal,
  })
}

/** An order takes goods off the shelf before it is paid, so nobody may empty the shop by asking. */
const ordersPerNetwork = { limit: 200, windowSeconds: 3_600 }

async function order(ctx: Ctx, wish: OrderRequest): Promise<ActionOutcome> {
  try {
    const { outcome, order: placed } = await placeOrder(ctx, wish)
    if (outcome === 'placed') return await toConfirmation(ctx, placed)
    // The cart stays in the browser's hands: if no answer comes, it is given back.
    if (outcome === 'pending') return done(confirmationPath, [await attemptLine(ctx, placed)])
    const key = outcome === 'declined' ? 'checkout.declined' : 'checkout.timedOut'
    return { kind: 'refused', summary: { key, values: {} } }
  } catch (problem) {
    const isChanged = isRefusal(problem) && problem.code === totalChanged && wish.shownTotal
    if (isChanged) return tellNewTotal(ctx, wish, isChanged)
    // A coupon that is used up would refuse every further try.
    if (isRefusal(problem) && problem.code === couponGone) await removeCoupon(ctx)
    throw problem
  }
}

const totalChanged: OrderRefusal = 'total-changed'
const couponGone: OrderRefusal = 'coupon-gone'

/** Nothing is ordered at a price that was not shown; both are named, so that nobody has to compare. */
async function tellNewTotal(ctx: Ctx, wish: OrderRequest, before: Money): Promise<ActionOutcome> {
  const { country } = ctx.visitor
  const store = wish.delivery.kind === 'store' ? wish.delivery.place : null
  const { total } = await quoteCart(ctx, wish.cartId, { country, store })
  const say = (amount: Money) => formatMoney(amount, country.locale)
  const values = { before: say(before), now: say(total) }
  return { kind: 'refused', summary: { key: 'checkout.totalChanged', values } }
}

/** The cart is closed with the order; the browser lets go of it. */
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

/** Whoever placed an order still has its cart's cookie, or the key that they were given for it. */
async function isSenders(ctx: Ctx, placed: Order): Promise<boolean> {
  const { cookieHeader, site } = ctx.visitor
  if (placed.site !== site.id) return false
  if (cartCookie.read(cookieHeader) === placed.cartId) return true
  const key = attemptCookie.read(cookieHeader)
  return key !== null && (await findOrderByAttemptKey(ctx, key))?.id === placed.id
}
