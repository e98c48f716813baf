import type { Address } from '#/postal-address/address.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'
import { cartHolder, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { lockCart } from '#/cart/api/ordered-cart.server.ts'
import { findCountry } from '#/country/country.ts'
import { despiteConflict } from '#/db/conflict.server.ts'
import { isUniqueViolation } from '#/db/unique-violation.server.ts'
import type { PaymentAnswer, PaymentProvider } from '#/payments/payment-provider.ts'
import { releasePaymentJob } from '#/payments/release-payment.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { paymentSettings } from '#/platform/config/settings.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import { listCollectionStores } from '#/stores/stores.server.ts'
import { consentedClick } from '#/orders/order/consented-click.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import type { Order, OrderRefusal } from '#/orders/order/order.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { tryStep } from '#/orders/order/order-steps.server.ts'
import { readOrder } from '#/orders/order/orders.store.server.ts'
import type { ShownTerms } from './order-problem.ts'
import { type PaymentChoice, paymentOf } from '#/orders/order/payment.ts'
import { chosenProvider } from '#/payments/payment-providers.server.ts'
import { type OrderTerms, reserveOrder } from './reserve-order.server.ts'

export type OrderRequest = {
  cartId: string
  /** Created with the checkout page, so that pressing the button twice places one order. */
  attemptId: string
  contact: { email: string }
  /** The delivery address, or the buyer's own address for collection in a store. */
  shippingAddress: Address
  /** Null if the same as the shipping address. */
  billingAddress: Address | null
  delivery: { kind: 'home' } | { kind: 'store'; place: string }
  payment: PaymentChoice
  /** The order is refused if it costs something else now or is dispatched later; null checks neither. */
  shown: ShownTerms | null
}

export type OrderOutcome = 'placed' | 'declined' | 'pending' | 'timed-out'
export type PlacedOrder = { order: Order; outcome: OrderOutcome }

type PlaceOptions = { provider?: PaymentProvider; patienceMs?: number; lateAnswerMs?: number }

/**
 * Reserves stock, coupon and cart in one transaction, requests the payment outside of it, then
 * confirms the order or releases everything. If the process dies in between, the order stays
 * pending and a job settles it later.
 */
export async function placeOrder(
  ctx: SessionCtx,
  request: OrderRequest,
  options: PlaceOptions = {},
): Promise<PlacedOrder> {
  const order = await reserve(ctx, request)
  return order.state === 'pending'
    ? pay(ctx, order, request, options)
    : { order, ...outcomeOf(order) }
}

async function reserve(ctx: SessionCtx, request: OrderRequest): Promise<Order> {
  const { country, delivery } = await destinationOf(ctx, request)
  // The pricing data must be loaded before the transaction begins.
  const [holder] = await Promise.all([
    cartHolder(ctx),
    loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } }),
  ])
  const terms: OrderTerms = {
    cartId: request.cartId,
    attemptId: request.attemptId,
    providerNumber: null,
    holder,
    locale: ctx.visitor.locale,
    email: request.contact.email,
    country,
    delivery,
    shippingAddress: request.shippingAddress,
    billingAddress: request.billingAddress ?? request.shippingAddress,
    payment: { method: request.payment.method, reference: request.attemptId },
    shown: request.shown,
    network: ctx.visitor.network,
    affiliateClick: consentedClick(ctx),
  }
  try {
    return await despiteConflict(() =>
      ctx.db.transaction(async (db) => {
        await lockCart(db, request.cartId)
        const existing = await readOrder(db, { attemptId: request.attemptId })
        return existing ? sameAttempt(existing, terms) : reserveOrder({ ...ctx, db }, terms)
      }),
    )
  } catch (problem) {
    if (!isUniqueViolation(problem)) throw problem
    // The lock is on the cart, so the same attempt with another cart fails only at the unique index.
    const existing = await readOrder(ctx.db, { attemptId: request.attemptId })
    if (!existing) throw problem
    return sameAttempt(existing, terms)
  }
}

/** A repeated attempt waits for the cart's lock and then gets the first one's order. */
function sameAttempt(order: Order, { cartId, holder }: OrderTerms): Order {
  const isSame =
    order.cartId === cartId && order.customerId === holder.customerId && order.site === holder.site
  if (isSame) return order
  throw new Refusal<CartRefusal>('cart-forbidden', { values: { id: cartId } })
}

async function destinationOf(ctx: Ctx, request: OrderRequest) {
  const country = findCountry(request.shippingAddress.country)
  if (!country) throw new Refusal<OrderRefusal>('not-delivered-there')
  if (request.delivery.kind === 'home') return { country, delivery: { kind: 'home' } as const }
  const { place } = request.delivery
  const store = (await listCollectionStores(ctx, country.code)).find(({ code }) => code === place)
  if (!store) throw new Refusal<OrderRefusal>('unknown-store')
  return { country, delivery: { kind: 'store', place, name: store.name } as const }
}

async function pay(
  ctx: Ctx,
  order: Order,
  request: OrderRequest,
  options: PlaceOptions,
): Promise<PlacedOrder> {
  const { patienceMs, lateAnswerMs } = { ...paymentSettings, ...options }
  const provider = options.provider ?? requireProvider(ctx)
  const reference = request.attemptId
  const settle = async (answer: PaymentAnswer): Promise<Order> => {
    const step = answer === 'authorised' ? 'pay' : 'decline'
    const { order: settled } = await tryStep(ctx.db, { id: order.id }, step, { now: ctx.now })
    // The order was given up before the answer came, so the authorisation must be released.
    if (answer === 'authorised' && !isPlaced(settled.state))
      await addJob(ctx.db, releasePaymentJob, paymentOf(settled))
    return settled
  }
  const warn = (err: unknown) => {
    ctx.log.warn({ err, order: order.number }, 'no answer about a payment')
    return null
  }
  const signal = AbortSignal.timeout(lateAnswerMs)
  const { details } = request.payment
  ctx.releaseSlot?.()
  const answered = provider.authorise({ reference, amount: order.totals.total, details, signal })
  const answer = await withinLimit(answered, patienceMs).catch(warn)
  if (answer === null) {
    // The buyer gets a response now, but a slightly late answer still counts.
    void Promise.race([answered, aborted(signal)])
      .then(settle)
      .catch(warn)
    return { order, outcome: 'pending' }
  }
  const settled = await settle(answer)
  return { order: settled, ...outcomeOf(settled) }
}

/**
 * Rejects when the signal aborts. Unlike `setTimeout`, the signal's timer does not keep the process
 * alive.
 */
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
