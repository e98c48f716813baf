import { newShortCode } from '#/platform/config/ids.server.ts'
import type { Address } from '#/postal-address/address.ts'
import { isReorderable } from '#/cart/items/sellable-item.ts'
import { piecesNeeded, totalQuantity } from '#/cart/lines/cart.ts'
import type { Holder } from '#/cart/api/cart-guard.ts'
import { takeCoupon } from '#/cart/coupon/coupon.server.ts'
import { closeCart, type OrderQuote, quoteCart } from '#/cart/api/ordered-cart.server.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import type { TakenPieces } from '#/catalogue/stock/allocate-stock.ts'
import { takeStock } from '#/catalogue/stock/take-stock.server.ts'
import type { Country } from '#/country/country.ts'
import { StaleRead } from '#/db/conflict.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Network } from '#/platform/rate-limit/network.ts'
import { type PlatformRefusal, Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { freezeLines, freezeTotals } from './freeze-lines.ts'
import { problemOf, type ShownTerms } from './order-problem.ts'
import type { Agreed, Order, OrderDelivery, OrderRefusal } from '#/orders/order/order.ts'
import { insertOrder, type NewOrder } from '#/orders/order/orders.store.server.ts'
import { limitUnpaid } from '#/orders/unpaid/unpaid-limit.server.ts'

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
  /** The click of the affiliate network, if the buyer has agreed to that. */
  affiliateClick: string | null
}

/**
 * Takes stock and coupon, freezes prices and closes the cart, all in the caller's transaction. An order that an outside
 * checkout has been paid for is stored whatever is wrong with it: the caller holds it for a person.
 */
export async function reserveOrder(ctx: Ctx, terms: OrderTerms): Promise<Order> {
  const { cartId, country, delivery, holder } = terms
  const store = delivery.kind === 'store' ? delivery.place : null
  const cart = await quoteCart(ctx, { id: cartId, holder }, { country, store })
  if (!isPaidOutside(terms)) refuseProblem(cart, terms)
  refuseMissingTelephone(cart, terms)
  const reservation = await limitUnpaid(ctx, cart, terms)
  await closeCart(ctx.db, cartId, ctx.now)
  return takeAndStore(ctx, cart, {
    ...terms,
    ...reservation,
    lines: freezeLines(cart),
    totals: freezeTotals(cart),
  })
}

/**
 * Takes stock for an order at prices that were agreed earlier, in the caller's transaction. Whether
 * everything is still sold and when it is dispatched is decided now.
 */
export async function reserveAgreed(
  ctx: Ctx,
  cart: OrderQuote,
  terms: OrderTerms & Pick<Agreed, 'lines' | 'totals'>,
): Promise<Order> {
  refuseProblem(cart, terms)
  const dateOf = new Map(cart.lines.map(({ line, dispatchDate }) => [line.uid, dispatchDate]))
  const lines = terms.lines.map((line) => ({
    ...line,
    dispatchDate: dateOf.get(line.uid) ?? null,
  }))
  return takeAndStore(ctx, cart, { ...terms, lines, reservedBy: null, reservedPence: null })
}

const isPaidOutside = ({ providerNumber }: Pick<OrderTerms, 'providerNumber'>) =>
  providerNumber !== null

function refuseProblem(cart: PricedCart, { shown, locale }: OrderTerms): void {
  const problem = problemOf(cart, shown, locale)
  if (problem) throw new Refusal<OrderRefusal>(problem.code, { values: { name: problem.name } })
}

/** An outside checkout has asked for what its own carrier needs. */
function refuseMissingTelephone(cart: PricedCart, terms: OrderTerms): void {
  const isMissing = cart.needsTelephone && terms.shippingAddress.telephone === ''
  if (!isMissing || isPaidOutside(terms)) return
  throw new Refusal<PlatformRefusal>('invalid-input', {
    status: 422,
    fields: { 'address.telephone': [{ key: 'fieldErrors.missing.telephone', values: {} }] },
  })
}

type Priced = Pick<NewOrder, 'lines' | 'totals' | 'reservedBy' | 'reservedPence'>

async function takeAndStore(ctx: Ctx, cart: OrderQuote, terms: OrderTerms & Priced) {
  const { delivery, holder, locale } = terms
  const store = delivery.kind === 'store' ? delivery.place : null
  // All buyers share the stock levels, so they are locked as late as possible.
  const requests = stockRequests(cart).map((request) => ({
    ...request,
    canWait: request.canWait || isPaidOutside(terms),
  }))
  const warehouses = cart.warehouses.map(({ code }) => code)
  const { taken, short, waiting } = await takeStock(ctx.db, requests, { store, warehouses })
  if (short[0] !== undefined) throw notEnough(cart, short[0], locale)
  const isLater = requests.some(
    ({ sku, pieces, fromStore }) =>
      (waiting.includes(sku) && isInStock(cart, sku, pieces)) ||
      takenFrom(taken, sku, store) < fromStore,
  )
  const senders = new Set<string | null>([store, ...cart.senders.map(({ code }) => code)])
  const isFromElsewhere = taken.some(({ place }) => !senders.has(place))
  // The transaction runs again, and then the order is refused if its date is later than the one shown.
  if (isLater || isFromElsewhere)
    throw new StaleRead('Pieces were sold after the date was worked out.')
  const order = await insert(ctx, {
    site: holder.site,
    customerId: holder.customerId,
    cartId: terms.cartId,
    attemptId: terms.attemptId,
    providerNumber: terms.providerNumber,
    locale,
    email: terms.email.trim().toLowerCase(),
    itemCount: totalQuantity(cart.cart.lines),
    couponCode: cart.coupon?.code ?? null,
    placedAt: ctx.now,
    taken,
    reservedBy: terms.reservedBy,
    reservedPence: terms.reservedPence,
    country: terms.country.code,
    telephone: terms.shippingAddress.telephone || null,
    shippingAddress: terms.shippingAddress,
    billingAddress: terms.billingAddress,
    delivery: promised(terms, cart),
    payment: terms.payment,
    lines: terms.lines,
    totals: terms.totals,
    dispatchDate: cart.dispatchDate,
    ...(terms.affiliateClick !== null && { affiliateClick: terms.affiliateClick }),
  })
  await countCoupon(ctx, order)
  return order
}

/** The confirmation repeats what the checkout promised; another checkout makes its own promises. */
function promised({ delivery, providerNumber }: OrderTerms, cart: OrderQuote): OrderDelivery {
  const { collection, deliveryDates } = cart
  if (delivery.kind === 'store')
    return collection?.time ? { ...delivery, from: collection.time.from } : delivery
  return deliveryDates && providerNumber === null
    ? { ...delivery, between: deliveryDates }
    : delivery
}

const isInStock = ({ stock }: PricedCart, sku: string, pieces: number) =>
  (stock.get(sku) ?? 0) >= pieces

const takenFrom = (taken: readonly TakenPieces[], sku: string, place: string | null) =>
  taken.find((each) => each.sku === sku && each.place === place)?.quantity ?? 0

const stockRequests = ({ cart, catalogue, collection }: OrderQuote) =>
  [...piecesNeeded(cart.lines)].map(([sku, pieces]) => ({
    sku,
    pieces,
    fromStore: collection?.inStore.get(sku) ?? 0,
    canWait: isReorderable(catalogue, sku),
  }))

const notEnough = ({ catalogue }: PricedCart, sku: string, locale: Locale) =>
  new Refusal<OrderRefusal>('insufficient-stock', {
    values: { name: catalogue.get(sku)?.name[locale] ?? sku },
  })

async function countCoupon({ db, now }: Ctx, order: Order): Promise<void> {
  const { couponCode: code, number, customerId, email } = order
  if (code === null) return
  const isTaken = await takeCoupon(db, { code, order: number, buyer: { customerId, email }, now })
  if (!isTaken && !isPaidOutside(order)) throw new Refusal<OrderRefusal>('coupon-gone')
}

async function insert(ctx: Ctx, order: Omit<NewOrder, 'number'>): Promise<Order> {
  for (let tries = 0; tries < 5; tries += 1) {
    const inserted = await insertOrder(ctx.db, { ...order, number: newShortCode() })
    if (inserted) return inserted
  }
  throw new Error('No free order number in five tries: they must have run out.')
}
