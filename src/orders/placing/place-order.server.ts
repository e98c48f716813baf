import type { Address } from '#/postal-address/address.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'
import { cartOwner, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { lockCart } from '#/cart/api/ordered-cart.server.ts'
import { listStores } from '#/catalogue/stock/stores.server.ts'
import { findCountry } from '#/country/country.ts'
import { despiteDeadlock } from '#/db/deadlock.server.ts'
import { isUniqueViolation } from '#/db/unique-violation.server.ts'
import type { Money } from '#/money/money.ts'
import type { PaymentAnswer, PaymentProvider } from '#/payments/payment-provider.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { settings } from '#/platform/config/settings.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Order, OrderRefusal } from '#/orders/order/order.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { tryStep } from '#/orders/order/order-steps.server.ts'
import { readOrder } from '#/orders/order/orders.store.server.ts'
import type { PaymentChoice } from './payment.ts'
import { chosenProvider } from './payment-providers.server.ts'
import { type OrderTerms, reserveOrder } from './reserve-order.server.ts'

export type OrderRequest = {
  cartId: string
  /** Made with the page that shows the button: however often it is pressed, it is one order. */
  attemptId: string
  contact: { email: string }
  /** Where it goes; the buyer's own address where he fetches it. */
  shippingAddress: Address
  /** Null when the bill goes to the same address. */
  billingAddress: Address | null
  delivery: { kind: 'home' } | { kind: 'store'; place: string }
  payment: PaymentChoice
  /** What the buyer was shown; another sum is told before anything is ordered. */
  shownTotal: Money | null
}

export type OrderOutcome = 'placed' | 'declined' | 'pending' | 'timed-out'
export type PlacedOrder = { order: Order; outcome: OrderOutcome }

type PlaceOptions = { provider?: PaymentProvider; patienceMs?: number; lateAnswerMs?: number }

/**
 * Takes goods, coupon and cart in one transaction, asks for the money outside of it, and then either
 * keeps the order or gives everything back. A process that dies in between leaves a pending order,
 * which is released when its time is up.
 */
export async function placeOrder(
  ctx: Ctx,
  wish: OrderRequest,
  options: PlaceOptions = {},
): Promise<PlacedOrder> {
  const order = await reserve(ctx, wish)
  return order.state === 'pending' ? pay(ctx, order, wish, options) : { order, ...outcomeOf(order) }
}

async function reserve(ctx: Ctx, wish: OrderRequest): Promise<Order> {
  const { country, delivery } = await destinationOf(ctx, wish)
  // What prices a cart must be in memory before the transaction begins.
  const [holder] = await Promise.all([
    cartOwner(ctx),
    loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } }),
  ])
  const terms: OrderTerms = {
    cartId: wish.cartId,
    attemptId: wish.attemptId,
    providerNumber: null,
    holder,
    locale: ctx.visitor.locale,
    email: wish.contact.email,
    country,
    delivery,
    shippingAddress: wish.shippingAddress,
    billingAddress: wish.billingAddress ?? wish.shippingAddress,
    payment: { method: wish.payment.method, reference: wish.attemptId },
    shownTotal: wish.shownTotal,
    network: ctx.visitor.network,
  }
  try {
    return await despiteDeadlock(() =>
      ctx.db.transaction(async (db) => {
        await lockCart(db, wish.cartId)
        const again = await readOrder(db, { attemptId: wish.attemptId })
        return again ? sameAttempt(again, terms) : reserveOrder({ ...ctx, db }, terms)
      }),
    )
  } catch (problem) {
    if (!isUniqueViolation(problem)) throw problem
    // The lock is the cart's, so the same attempt with another cart is noticed only by the database.
    const again = await readOrder(ctx.db, { attemptId: wish.attemptId })
    if (!again) throw problem
    return sameAttempt(again, terms)
  }
}

/** A second press waits for the first at the cart, and is handed its order. */
function sameAttempt(order: Order, { cartId, holder }: OrderTerms): Order {
  const isSame =
    order.cartId === cartId && order.customerId === holder.customerId && order.site === holder.site
  if (isSame) return order
  throw new Refusal<CartRefusal>('cart-forbidden', { values: { id: cartId } })
}

async function destinationOf(ctx: Ctx, wish: OrderRequest) {
  const country = findCountry(wish.shippingAddress.country)
  if (!country) throw new Refusal<OrderRefusal>('not-delivered-there')
  if (wish.delivery.kind === 'home') return { country, delivery: { kind: 'home' } as const }
  const { place } = wish.delivery
  const store = (await listStores(ctx, country.code)).find(({ code }) => code === place)
  if (!store) throw new Refusal<OrderRefusal>('unknown-store')
  return { country, delivery: { kind: 'store', place, name: store.name } as const }
}

async function pay(
  ctx: Ctx,
  order: Order,
  wish: OrderRequest,
  options: PlaceOptions,
): Promise<PlacedOrder> {
  const { patienceMs, lateAnswerMs } = { ...settings.payment, ...options }
  const provider = options.provider ?? requireProvider(ctx)
  const reference = wish.attemptId
  const settle = async (answer: PaymentAnswer): Promise<Order> => {
    const step = answer === 'authorised' ? 'pay' : 'decline'
    const { order: settled } = await tryStep(ctx.db, { id: order.id }, step, { now: ctx.now })
    // The answer came when the order had been given up, so the money must not stay where it is.
    if (answer === 'authorised' && !isPlaced(settled.state)) await provider.release(reference)
    return settled
  }
  const warn = (err: unknown) => {
    ctx.log.warn({ err, order: order.number }, 'no answer about a payment')
    return null
  }
  const signal = AbortSignal.timeout(lateAnswerMs)
  const { details } = wish.payment
  ctx.leavePlace?.()
  const answered = provider.authorise({ reference, amount: order.totals.total, details, signal })
  const answer = await withinLimit(answered, patienceMs).catch(warn)
  if (answer === null) {
    // The buyer does not wait any longer, but an answer that comes a little late still counts.
    void Promise.race([answered, aborted(signal)])
      .then(settle)
      .catch(warn)
    return { order, outcome: 'pending' }
  }
  const settled = await settle(answer)
  return { order: settled, ...outcomeOf(settled) }
}

/** Rejects when the signal aborts. Unlike a timer of our own, it keeps no process from ending. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer came in time')))
  })

function requireProvider({ config }: Ctx): PaymentProvider {
  const chosen = chosenProvider(config)
  if (!chosen) throw new Error('An order was reserved where no payment provider is chosen.')
  return chosen.provider
}

function outcomeOf({ state }: Order): { outcome: OrderOutcome } {
  if (state === 'pending' || state === 'declined' || state === 'timed-out')
    return { outcome: state }
  return { outcome: 'placed' }
}
