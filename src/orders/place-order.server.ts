import { randomBytes } from 'node:crypto'
import type { Address } from '#/address/address.ts'
import { totalQuantity, piecesNeeded } from '#/cart/cart.ts'
import type { CartRefusal } from '#/cart/cart.ts'
import { holderOf, marketOf } from '#/cart/cart.server.ts'
import { takeCoupon } from '#/cart/coupon.server.ts'
import { closeCart, lockCart, quoteCart } from '#/cart/ordered-cart.server.ts'
import type { PricedCart } from '#/cart/price-cart.ts'
import { takeStock } from '#/catalogue/take-stock.server.ts'
import { listStores } from '#/catalogue/stores.server.ts'
import type { Country } from '#/country/country.ts'
import { findCountry } from '#/country/country.ts'
import { despiteDeadlock } from '#/db/deadlock.server.ts'
import type { Money } from '#/money/money.ts'
import { Refusal } from '#/platform/refusal.ts'
import { withinLimit } from '#/platform/within-limit.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { freezeLines, freezeTotals } from './freeze-lines.ts'
import type { Order, OrderDelivery, OrderRefusal } from './order.ts'
import { orderNumberFrom } from './order-number.ts'
import { isPlaced } from './order-state.ts'
import { tryStep } from './order-steps.server.ts'
import { insertOrder, type NewOrder, readOrder } from './orders.store.server.ts'
import { paymentPatienceMs, type Payments, type PaymentWish, testPayments } from './payment.ts'
import { problemOf } from './order-problem.ts'

export type OrderWish = {
  cartId: string
  /** Made with the page that shows the button: however often it is pressed, it is one order. */
  attemptId: string
  contact: { email: string }
  /** Where it goes; the buyer's own address where he fetches it. */
  shippingAddress: Address
  /** Null when the bill goes to the same address. */
  billingAddress: Address | null
  delivery: { kind: 'home' } | { kind: 'store'; place: string }
  payment: PaymentWish
  /** What the buyer was shown; another sum is told before anything is ordered. */
  shownTotal: Money | null
}

export type OrderOutcome = 'placed' | 'declined' | 'pending' | 'timed-out'
export type PlacedOrder = { order: Order; outcome: OrderOutcome }

type PlaceOptions = { payments?: Payments; patienceMs?: number }

/**
 * Takes goods, coupon and cart in one transaction, asks for the money outside of it, and then either
 * keeps the order or gives everything back. A process that dies in between leaves a pending order,
 * which is released when its time is up.
 */
export async function placeOrder(
  ctx: Ctx,
  wish: OrderWish,
  options: PlaceOptions = {},
): Promise<PlacedOrder> {
  const order = await reserveOrder(ctx, wish)
  return order.state === 'pending' ? pay(ctx, order, wish, options) : { order, ...outcomeOf(order) }
}

async function reserveOrder(ctx: Ctx, wish: OrderWish): Promise<Order> {
  const { country, delivery } = await destinationOf(ctx, wish)
  // What prices a cart must be in memory before the transaction begins, and so must the session.
  await Promise.all([marketOf({ ...ctx, visitor: { ...ctx.visitor, country } }), ctx.session()])
  return despiteDeadlock(() =>
    ctx.db.transaction(async (db) => {
      await lockCart(db, wish.cartId)
      const again = await readOrder(db, { attemptId: wish.attemptId })
      return again
        ? sameAttempt(ctx, again, wish)
        : reserve({ ...ctx, db }, wish, { country, delivery })
    }),
  )
}

/** A second press waits for the first at the cart, and is handed its order. */
async function sameAttempt(ctx: Ctx, order: Order, wish: OrderWish): Promise<Order> {
  const { customerId } = await holderOf(ctx)
  if (order.cartId === wish.cartId && order.customerId === customerId) return order
  throw new Refusal<CartRefusal>('cart-forbidden', { values: { id: wish.cartId } })
}

type Destination = { country: Country; delivery: OrderDelivery }

async function destinationOf(ctx: Ctx, wish: OrderWish): Promise<Destination> {
  const country = findCountry(wish.shippingAddress.country)
  if (!country) throw new Refusal<OrderRefusal>('not-delivered-there')
  if (wish.delivery.kind === 'home') return { country, delivery: { kind: 'home' } }
  const { place } = wish.delivery
  const store = (await listStores(ctx, country.code)).find(({ code }) => code === place)
  if (!store) throw new Refusal<OrderRefusal>('unknown-store')
  return { country, delivery: { kind: 'store', place, name: store.name } }
}

async function reserve(ctx: Ctx, wish: OrderWish, where: Destination): Promise<Order> {
  const { country, delivery } = where
  const store = delivery.kind === 'store' ? delivery.place : null
  const cart = await quoteCart(ctx, wish.cartId, { country, store })
  const problem = problemOf(cart, wish.shownTotal, ctx.visitor.locale)
  if (problem) throw new Refusal<OrderRefusal>(problem.code, { values: { name: problem.name } })
  const wishes = [...piecesNeeded(cart.cart.lines)].map(([sku, pieces]) => ({
    sku,
    pieces,
    canWait: (cart.goods.get(sku)?.leadTimeDays ?? null) !== null,
  }))
  const { taken, short } = await takeStock(ctx.db, wishes, { store })
  if (short[0] !== undefined) throw notEnough(ctx, cart, short[0])
  const { customerId } = await holderOf(ctx)
  const email = wish.contact.email.trim().toLowerCase()
  const order = await insert(ctx, {
    site: ctx.visitor.site.id,
    customerId,
    cartId: wish.cartId,
    attemptId: wish.attemptId,
    providerNumber: null,
    locale: ctx.visitor.locale,
    email,
    itemCount: totalQuantity(cart.cart.lines),
    couponCode: cart.coupon?.code ?? null,
    placedAt: ctx.now,
    taken,
    country: country.code,
    telephone: wish.shippingAddress.telephone || null,
    shippingAddress: wish.shippingAddress,
    billingAddress: wish.billingAddress ?? wish.shippingAddress,
    delivery,
    payment: { method: wish.payment.method, reference: wish.attemptId },
    lines: freezeLines(cart),
    totals: freezeTotals(cart),
    dispatchDate: cart.dispatchDate,
  })
  await countCoupon(ctx, order)
  await closeCart(ctx.db, wish.cartId, ctx.now)
  return order
}

const notEnough = ({ visitor }: Ctx, cart: PricedCart, sku: string) =>
  new Refusal<OrderRefusal>('insufficient-stock', {
    values: { name: cart.goods.get(sku)?.name[visitor.locale] ?? sku },
  })

async function countCoupon({ db, now }: Ctx, order: Order): Promise<void> {
  const { couponCode: code, number, customerId, email } = order
  if (code === null) return
  const isTaken = await takeCoupon(db, { code, order: number, buyer: { customerId, email }, now })
  if (!isTaken) throw new Refusal<OrderRefusal>('coupon-gone')
}

async function insert(ctx: Ctx, order: Omit<NewOrder, 'number'>): Promise<Order> {
  for (let tries = 0; tries < 5; tries += 1) {
    const number = orderNumberFrom(randomBytes(32))
    const inserted = number && (await insertOrder(ctx.db, { ...order, number }))
    if (inserted) return inserted
  }
  throw new Error('No free order number in five tries: they must have run out.')
}

async function pay(
  ctx: Ctx,
  order: Order,
  wish: OrderWish,
  { payments = testPayments, patienceMs = paymentPatienceMs }: PlaceOptions,
): Promise<PlacedOrder> {
  const request = {
    reference: wish.attemptId,
    amount: order.totals.total,
    wish: wish.payment,
  }
  const answer = await withinLimit(payments.authorise(request), patienceMs).catch(
    (problem: unknown) => {
      ctx.log.warn({ err: problem, order: order.number }, 'no answer about a payment')
      return null
    },
  )
  if (answer === null) return { order, outcome: 'pending' }
  const step = answer === 'authorised' ? 'pay' : 'decline'
  const { order: settled } = await tryStep(ctx.db, { id: order.id }, step, { now: ctx.now })
  // The answer came when the order had been given up: the money must not stay where it is.
  if (answer === 'authorised' && !isPlaced(settled.state)) await payments.release(request)
  return { order: settled, ...outcomeOf(settled) }
}

function outcomeOf({ state }: Order): { outcome: OrderOutcome } {
  if (state === 'pending' || state === 'declined' || state === 'timed-out')
    return { outcome: state }
  return { outcome: 'placed' }
}
