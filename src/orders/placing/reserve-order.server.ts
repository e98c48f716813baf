import { randomBytes } from 'node:crypto'
import type { Address } from '#/postal-address/address.ts'
import { piecesNeeded, totalQuantity } from '#/cart/lines/cart.ts'
import type { Holder } from '#/cart/api/cart-guard.ts'
import { takeCoupon } from '#/cart/coupon/coupon.server.ts'
import { closeCart, quoteCart } from '#/cart/api/ordered-cart.server.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { takeStock } from '#/catalogue/stock/take-stock.server.ts'
import type { Country } from '#/country/country.ts'
import { StaleRead } from '#/db/deadlock.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Network } from '#/platform/rate-limit/network.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { freezeLines, freezeTotals } from './freeze-lines.ts'
import { orderNumberFrom } from './order-number.ts'
import { problemOf, type ShownTerms } from './order-problem.ts'
import type { Agreed, Order, OrderDelivery, OrderRefusal } from '#/orders/order/order.ts'
import { insertOrder, type NewOrder } from '#/orders/order/orders.store.server.ts'
import { limitUnpaid } from './unpaid-limit.server.ts'

/** Everything an order needs besides the contents of the cart. */
export type OrderTerms = {
  cartId: string
  attemptId: string
  providerNumber: string | null
  holder: Holder
  locale: Locale
  email: string
  country: Country
  delivery: OrderDelivery
  shippingAddress: Address
  billingAddress: Address
  payment: Agreed['payment']
  /** The order is refused if it costs something else now or is dispatched later; null checks neither. */
  shown: ShownTerms | null
  /** The buyer's network, for the limit on unpaid orders; null if the order is already paid. */
  network: Network | null
}

/** Takes stock and coupon, freezes prices and closes the cart, all in the caller's transaction. */
export async function reserveOrder(ctx: Ctx, terms: OrderTerms): Promise<Order> {
  const { cartId, country, delivery, holder, locale } = terms
  const store = delivery.kind === 'store' ? delivery.place : null
  const cart = await quoteCart(ctx, { id: cartId, holder }, { country, store })
  const problem = problemOf(cart, terms.shown, locale)
  if (problem) throw new Refusal<OrderRefusal>(problem.code, { values: { name: problem.name } })
  const reservation = await limitUnpaid(ctx, cart, terms)
  await closeCart(ctx.db, cartId, ctx.now)
  // All buyers share the stock levels, so they are locked as late as possible.
  const requests = stockRequests(cart)
  const { taken, short, waiting } = await takeStock(ctx.db, requests, { store })
  if (short[0] !== undefined) throw notEnough(cart, short[0], locale)
  const isLater = requests.some(
    ({ sku, pieces }) => waiting.includes(sku) && isInStock(cart, sku, pieces),
  )
  if (isLater) throw new StaleRead('Pieces were sold after the dispatch date was worked out.')
  const order = await insert(ctx, {
    site: holder.site,
    customerId: holder.customerId,
    cartId,
    attemptId: terms.attemptId,
    providerNumber: terms.providerNumber,
    locale,
    email: terms.email.trim().toLowerCase(),
    itemCount: totalQuantity(cart.cart.lines),
    couponCode: cart.coupon?.code ?? null,
    placedAt: ctx.now,
    taken,
    ...reservation,
    country: country.code,
    telephone: terms.shippingAddress.telephone || null,
    shippingAddress: terms.shippingAddress,
    billingAddress: terms.billingAddress,
    delivery,
    payment: terms.payment,
    lines: freezeLines(cart),
    totals: freezeTotals(cart),
    dispatchDate: cart.dispatchDate,
  })
  await countCoupon(ctx, order)
  return order
}

const isInStock = ({ stock }: PricedCart, sku: string, pieces: number) =>
  (stock.get(sku) ?? 0) >= pieces

const stockRequests = ({ cart, catalogue }: PricedCart) =>
  [...piecesNeeded(cart.lines)].map(([sku, pieces]) => ({
    sku,
    pieces,
    canWait: (catalogue.get(sku)?.leadTimeDays ?? null) !== null,
  }))

const notEnough = ({ catalogue }: PricedCart, sku: string, locale: Locale) =>
  new Refusal<OrderRefusal>('insufficient-stock', {
    values: { name: catalogue.get(sku)?.name[locale] ?? sku },
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
