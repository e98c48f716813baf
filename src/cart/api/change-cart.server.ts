import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import type { ItemProblem } from '#/cart/lines/to-cart-lines.ts'
import { cartCookie } from '#/cart/merge/cart-cookie.ts'
import { findCartId } from '#/cart/merge/own-cart.server.ts'
import { guardCart, type Holder, noCart } from './cart-guard.ts'
import type { Cart, CartLine, CartNotice, CartRefusal } from '#/cart/lines/cart.ts'
import {
  type CartKey,
  findCart,
  type Found,
  insertCart,
  replaceCart,
} from '#/cart/lines/cart.store.server.ts'
import { emptyCart } from './empty-cart.server.ts'
import { cartHolder, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { type PricingInputs, priceCart, type PricedCart } from '#/cart/pricing/price-cart.ts'
import { changedPrices, withSeenPrices } from '#/cart/pricing/price-change-notice.ts'

/** The cart after a change, and the problems with items that could not be changed. */
export type Outcome = { cart: PricedCart | null; problems: readonly ItemProblem[] }

type ChangeOptions = {
  skus?: readonly string[]
  couponCode?: string
  /** Whether a visitor without a cart gets one. */
  isOpening?: boolean
}
type Decision = {
  lines: readonly CartLine[]
  couponCode: string | null
  problems?: readonly ItemProblem[]
}
type Decide = (cart: Cart, inputs: PricingInputs) => Decision

/** A change that loses a race reads the cart again and decides again; so many losses in a row mean overload. */
const maxTries = 40

/** Reads the cart, decides and replaces it; a decision made on an older version is never written. */
export async function changeCart(
  ctx: SessionCtx,
  options: ChangeOptions,
  decide: Decide,
): Promise<Outcome> {
  const [holder, market] = await Promise.all([cartHolder(ctx), loadPricingContext(ctx)])
  const key = await keyOf(ctx, holder, options)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = key
      ? await findCart(ctx.db, key, { ...options, ...holder })
      : await stockOnly(ctx, options)
    const isNew = !found.cart && !(key && 'id' in key)
    const cart = isNew ? emptyCart(ctx, holder) : guardCart(found.cart, idIn(key), holder)
    const inputs = { ...market, ...found }
    const decision = decide(cart, inputs)
    const next = applyDecision(cart, decision, inputs)
    const problems = decision.problems ?? []
    if (!next) return { cart: isNew ? null : priceCart(cart, inputs), problems }
    const isWritten = isNew
      ? await insertCart(ctx.db, next.cart, ctx.now)
      : await replaceCart(ctx.db, cart, next.cart, ctx.now)
    if (isWritten) return { cart: next, problems }
  }
  throw new Refusal<CartRefusal>('cart-busy', { status: 503, retryAfter: 1 })
}

async function keyOf(
  ctx: SessionCtx,
  { customerId, site }: Holder,
  { isOpening }: ChangeOptions,
): Promise<CartKey | null> {
  const id = isOpening ? cartCookie.read(ctx.visitor.cookieHeader) : await findCartId(ctx)
  if (id) return { id }
  if (!isOpening) throw noCart()
  return customerId === null ? null : { customerId, site }
}

/** Without a cart the message names the ID `undefined`, as `noCart` does. */
const idIn = (key: CartKey | null) => (key && 'id' in key ? key.id : 'undefined')

/** No cart has an empty ID, so this reads stock without a cart. */
const stockOnly = (ctx: Ctx, options: ChangeOptions): Promise<Found> =>
  findCart(ctx.db, { id: '' }, options)

/** The cart after a decision, or null when nothing changed. A coupon that no longer applies is removed. */
function applyDecision(
  cart: Cart,
  { lines, couponCode }: Decision,
  inputs: PricingInputs,
): PricedCart | null {
  const changed = { ...cart, lines, couponCode, version: cart.version + 1 }
  const coupon = couponCode === null ? null : inputs.coupon
  const priced = priceCart(changed, { ...inputs, coupon })
  const isLost = couponCode !== null && !priced.coupon
  const nextCode = isLost ? null : couponCode
  const repriced = changedPrices(priced.lines)
  const known = [...cart.notices, ...repriced]
  if (lines === cart.lines && nextCode === cart.couponCode && known.length === 0) return null
  const lost: CartNotice[] = isLost ? [{ code: 'COUPON_REMOVED' }] : []
  const seen = { lines: withSeenPrices(priced.lines), notices: [] }
  const updated = { ...changed, ...seen, couponCode: nextCode }
  return { ...priced, cart: updated, notices: [...lost, ...known] }
}
