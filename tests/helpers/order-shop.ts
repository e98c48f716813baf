import { randomUUID } from 'node:crypto'
import type { Address } from '#/postal-address/address.ts'
import { addBike, addItems, loadCart } from '#/cart/lines/cart.server.ts'
import { handInCertificate } from '#/cycle-to-work/certificates/certificate.server.ts'
import { makeQuote, type QuoteRequest } from '#/cycle-to-work/quotes/make-quote.server.ts'
import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { applyCoupon } from '#/cart/coupon/cart-coupon.server.ts'
import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import type { CountryCode } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import type { LiveCache } from '#/platform/server-cache/live-cache.ts'
import type { OrderRequest } from '#/orders/placing/place-order.server.ts'
import { releaseUnpaid } from '#/orders/placing/release-orders.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { testCtx, testSession } from './context.ts'

export const anAddress = (country: CountryCode = 'gb'): Address => ({
  firstName: 'Ada',
  lastName: 'Byron',
  company: null,
  telephone: '+44 1422 100200',
  street: ['12 Mill Lane'],
  city: 'Halifax',
  region: null,
  postcode: 'HX1 1AA',
  country,
  vatId: null,
})

export const anOrderRequest = (
  cartId: string,
  changes: Partial<OrderRequest> = {},
): OrderRequest => ({
  cartId,
  attemptId: randomUUID(),
  contact: { email: 'ada@example.com' },
  shippingAddress: anAddress(),
  billingAddress: null,
  delivery: { kind: 'home' },
  payment: { method: 'test', details: 'works' },
  shown: null,
  ...changes,
})

export const anItem = (sku: string, item: Partial<RequestedItem> = {}): RequestedItem => ({
  sku,
  quantity: 1,
  selectedOptions: [],
  entered: [],
  ref: null,
  associatedRef: null,
  ...item,
})

/** Releases unpaid orders; the test payment knows of no payment for them. */
export const release = (db: Db, now: Date): Promise<void> => releaseUnpaid(db, now)

type BuyerOptions = Parameters<typeof testCtx>[1] & {
  customerId?: number
  couponCode?: string
  liveCache?: LiveCache
}

/** A visitor with items in their cart. */
export async function buyer(db: Db, items: readonly RequestedItem[], options: BuyerOptions = {}) {
  const session = testSession(options.customerId ?? null)
  const plain: SessionCtx = {
    ...testCtx(db, options),
    session: () => Promise.resolve(session),
    ...(options.liveCache && { liveCache: options.liveCache }),
  }
  const add = items.some(({ associatedRef }) => associatedRef !== null) ? addBike : addItems
  const { cart, problems } = await add(plain, items)
  if (!cart || problems.length > 0) throw new Error(JSON.stringify(problems))
  const cartId = cart.cart.id
  const ctx = withCookies(plain, `cart_id=${cartId}`)
  if (options.couponCode) await applyCoupon(ctx, options.couponCode)
  return { ctx, cartId }
}

export const withCookies = (ctx: SessionCtx, cookieHeader: string): SessionCtx => ({
  ...ctx,
  visitor: { ...ctx.visitor, cookieHeader },
})

const aQuoteRequest = (
  from: QuoteRequest['from'],
  shown: QuoteRequest['shown'],
  changes: Partial<QuoteRequest> = {},
): QuoteRequest => ({
  from,
  attemptId: randomUUID(),
  email: 'ada@example.com',
  address: anAddress(),
  delivery: { kind: 'home' },
  employer: 'Analytical Engines Ltd',
  employerCode: null,
  employerAddress: null,
  provider: 'Cyclescheme',
  limit: null,
  shown,
  ...changes,
})

let count = 0

/** A visitor with these items in their cart, and the request for a quote of them. */
export async function quoteBuyer(
  db: Db,
  items: readonly RequestedItem[],
  {
    changes = {},
    ...options
  }: Parameters<typeof buyer>[2] & { changes?: Partial<QuoteRequest> } = {},
) {
  // Each visitor has a network and a mailbox of their own, so that no limit is reached by accident.
  count += 1
  const visitor = { network: networkOf(`10.1.${count >> 8}.${count & 255}`), ...options.visitor }
  const ada = await buyer(db, items, { ...options, visitor })
  const { total } = await loadCart(ada.ctx)
  return {
    ...ada,
    request: aQuoteRequest({ cartId: ada.cartId }, total, {
      email: `ada${count}@example.com`,
      ...changes,
    }),
  }
}

/** A quote that was made from these items. */
export async function aQuote(...args: Parameters<typeof quoteBuyer>) {
  const ada = await quoteBuyer(...args)
  const made = await makeQuote(ada.ctx, ada.request)
  if (!('quote' in made)) throw new Error('The quote is over its limit.')
  return { ...ada, ...made }
}

/** A quote whose certificate has been handed in. */
export async function aPaidQuote(
  db: Db,
  items: readonly RequestedItem[],
  certificate: string = randomUUID(),
) {
  const made = await aQuote(db, items)
  await handInCertificate(made.ctx, made.quote, { certificate, value: valueOf(made.quote) })
  return made
}

export const valueOf = ({ totals }: Pick<Quote, 'totals'>): string =>
  (totals.total.amount / 100).toFixed(2)
