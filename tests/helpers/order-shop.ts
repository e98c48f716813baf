import { randomUUID } from 'node:crypto'
import type { Address } from '#/postal-address/address.ts'
import { addBike, addItems } from '#/cart/lines/cart.server.ts'
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
