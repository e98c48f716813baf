import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { ItemProblem } from '#/cart/lines/to-cart-lines.ts'
import { cartCookie } from '#/cart/merge/cart-cookie.ts'
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
import { cartOwner, loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { type PricingInputs, priceCart, type PricedCart } from '#/cart/pricing/price-cart.ts'
import { changedPrices, withSeenPrices } from '#/cart/pricing/price-change-notice.ts'

/** A cart as it now is, and what of a wish could not be. */
export type Outcome = { cart: PricedCart | null; problems: readonly ItemProblem[] }

type Wanted = {
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
type Decide = (cart: Cart, around: PricingInputs) => Decision

/** Whoever loses a race reads again and decides anew; so many losses in a row mean a stampede. */
const maxTries = 40

/** Reads, decides and replaces; a decision made on an older version is never written. */
export async function changeCart(ctx: Ctx, wanted: Wanted, decide: Decide): Promise<Outcome> {
  const [holder, market] = await Promise.all([cartOwner(ctx), loadPricingContext(ctx)])
  const key = keyOf(ctx, holder, wanted)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = key
      ? await findCart(ctx.db, key, { ...wanted, ...holder })
      : await stockOnly(ctx, wanted)
    const isNew = !found.cart && !(key && 'id' in key)
    const cart = isNew ? emptyCart(ctx, holder) : guardCart(found.cart, idIn(key), holder)
    const around = { ...market, ...found }
    const decision = decide(cart, around)
    const next = settle(cart, decision, around)
    const problems = decision.problems ?? []
    if (!next) return { cart: isNew ? null : priceCart(cart, around), problems }
    const isWritten = isNew
      ? await insertCart(ctx.db, next.cart, ctx.now)
      : await replaceCart(ctx.db, cart, next.cart, ctx.now)
    if (isWritten) return { cart: next, problems }
  }
  throw new Refusal<CartRefusal>('cart-busy', { status: 503, retryAfter: 1 })
}

function keyOf(ctx: Ctx, holder: Holder, { isOpening }: Wanted): CartKey | null {
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  if (id) return { id }
  if (!isOpening) throw noCart()
  const { customerId, site } = holder
  return customerId === null ? null : { customerId, site }
}

const idIn = (key: CartKey | null) => (key && 'id' in key ? key.id : 'undefined')

/** No cart has an empty id, so this finds stock and nothing else. */
const stockOnly = (ctx: Ctx, wanted: Wanted): Promise<Found> => findCart(ctx.db, { id: '' }, wanted)

/** The cart after a decision, or null when nothing changed. Its coupon stays only while it holds. */
function settle(
  cart: Cart,
  { lines, couponCode }: Decision,
  around: PricingInputs,
): PricedCart | null {
  const changed = { ...cart, lines, couponCode, version: cart.version + 1 }
  const coupon = couponCode === null ? null : around.coupon
  const priced = priceCart(changed, { ...around, coupon })
  const isLost = couponCode !== null && !priced.coupon
  const kept = isLost ? null : couponCode
  const repriced = changedPrices(priced.lines)
  if (lines === cart.lines && kept === cart.couponCode && repriced.length === 0) return null
  const lost: CartNotice[] = isLost ? [{ code: 'COUPON_REMOVED' }] : []
  const told = { ...changed, lines: withSeenPrices(priced.lines), couponCode: kept }
  return { ...priced, cart: told, notices: [...lost, ...repriced] }
}
