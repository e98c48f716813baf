import { newId } from '#/platform/ids.server.ts'
import { Refusal } from '#/platform/refusal.ts'
import { countTry } from '#/platform/tries.server.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type AskedItem, askedLines, type ItemProblem } from './asked-lines.ts'
import { cartCookie } from './cart-cookie.ts'
import { guardCart, type Holder, noCart } from './cart-guard.ts'
import type { Cart, CartLine, CartNotice, CartRefusal } from './cart.ts'
import {
  type CartKey,
  findCart,
  type Found,
  insertCart,
  replaceCart,
  touchCart,
} from './cart.store.server.ts'
import { addLines, findSame, setQuantities, type Wish, withoutItem } from './change-lines.ts'
import type { Shop } from './check-line.ts'
import { normalCode } from './coupon.ts'
import { loadGoods } from './goods.server.ts'
import { type Around, priceCart, type PricedCart } from './price-cart.ts'
import { loadShippingBook } from './shipping.server.ts'

/** A cart as it now is, and what of a wish could not be. */
export type Outcome = { cart: PricedCart | null; problems: readonly ItemProblem[] }

/** The visitor's cart. A coupon that no longer holds is taken off on the way, which is said once. */
export async function loadCart(ctx: Ctx): Promise<PricedCart> {
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  if (!id) throw noCart()
  const [holder, market] = await Promise.all([holderOf(ctx), marketOf(ctx)])
  const found = await findCart(ctx.db, { id }, holder)
  const cart = guardCart(found.cart, id, holder)
  const priced = priceCart(cart, { ...market, ...found })
  if (cart.couponCode !== null && !priced.coupon) return (await takeOffCoupon(ctx)) ?? priced
  if (ctx.now.getTime() - cart.updatedAt.getTime() > dayMs) await touchCart(ctx.db, id, ctx.now)
  return priced
}
const dayMs = 86_400_000

const takeOffCoupon = async (ctx: Ctx) =>
  (await changeCart(ctx, {}, ({ lines, couponCode }) => ({ lines, couponCode }))).cart

/** Puts in what can be; the rest says why not. Opens a cart where there is none. */
export async function addItems(ctx: Ctx, items: readonly AskedItem[]): Promise<Outcome> {
  const asked = askedLines(items, await loadGoods(ctx), newUid)
  const skus = asked.flatMap((each) => ('line' in each ? skusAsked(each.line) : []))
  return changeCart(ctx, { skus, isOpening: true }, (cart, shop) => ({
    couponCode: cart.couponCode,
    ...addLines(cart.lines, asked, shop),
  }))
}

/** A bike with its paint and what was chosen along with it: all of it or nothing. */
export async function addBike(
  ctx: Ctx,
  items: readonly AskedItem[],
): Promise<Outcome & { bike: { uid: string; slug: string } | null }> {
  const goods = await loadGoods(ctx)
  const asked = askedLines(items, goods, newUid)
  const lines = asked.flatMap((each) => ('line' in each ? [each.line] : []))
  const bikes = lines.filter(({ sku }) => goods.get(sku)?.kind === 'bike')
  const counted = bikeCountProblem(bikes.length, asked.length > lines.length)
  const outcome = await changeCart(
    ctx,
    { skus: lines.flatMap(skusAsked), isOpening: true },
    (cart, shop) => {
      const added = addLines(cart.lines, asked, shop)
      const problems = [...added.problems, ...counted]
      const kept = problems.length > 0 ? cart.lines : added.lines
      return { couponCode: cart.couponCode, lines: kept, problems }
    },
  )
  const [wanted] = bikes
  const line = wanted && outcome.problems.length === 0 && outcome.cart
  const held = line ? findSame(outcome.cart?.cart.lines ?? [], wanted) : null
  const slug = held && goods.get(held.sku)?.slug
  return { ...outcome, bike: held && slug ? { uid: held.uid, slug } : null }
}

function bikeCountProblem(bikes: number, isFailing: boolean): ItemProblem[] {
  if (bikes === 1 || (bikes === 0 && isFailing)) return []
  return [{ index: 0, problem: bikes === 0 ? 'noBike' : 'oneBikeAtATime', name: '' }]
}

/** Sets quantities, all or none. */
export const updateItems = (ctx: Ctx, wishes: readonly Wish[]): Promise<Outcome> =>
  changeCart(ctx, {}, (cart, shop) => ({
    couponCode: cart.couponCode,
    ...setQuantities(cart.lines, wishes, shop),
  }))

/** Takes a line out, and with a bike its paint; `isThere` is false when it was not in the cart. */
export async function removeItem(ctx: Ctx, uid: string): Promise<Outcome & { isThere: boolean }> {
  let isThere = false
  const outcome = await changeCart(ctx, {}, (cart) => {
    const lines = withoutItem(cart.lines, uid)
    isThere = lines.length < cart.lines.length
    return { couponCode: cart.couponCode, lines: isThere ? lines : cart.lines }
  })
  return { ...outcome, isThere }
}

export const clearCart = (ctx: Ctx): Promise<Outcome> =>
  changeCart(ctx, {}, (cart) => ({
    lines: cart.lines.length === 0 ? cart.lines : [],
    couponCode: null,
  }))

/** Tries at a code: by cart as the contract has it, and by address, since carts cost nothing. */
const couponTries = { limit: 10, windowSeconds: 600 }
const addressTries = { limit: 60, windowSeconds: 600 }

/** One coupon at a time; whatever is wrong with a code, the answer is the same. */
export async function applyCoupon(ctx: Ctx, text: string): Promise<Outcome> {
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  if (!id) throw noCart()
  await countTry(ctx, `coupon:${id}`, couponTries)
  await countTry(ctx, `coupon-from:${ctx.visitor.address}`, addressTries)
  const code = normalCode(text)
  return changeCart(ctx, { couponCode: code }, (cart, _, around) => {
    if (cart.lines.length === 0) throw new Refusal<CartRefusal>('cart-no-items')
    if (cart.couponCode !== null && cart.couponCode !== code)
      throw new Refusal<CartRefusal>('coupon-already-applied')
    if (!priceCart(cart, around).coupon) throw new Refusal<CartRefusal>('coupon-invalid')
    return { lines: cart.lines, couponCode: code }
  })
}

export const removeCoupon = (ctx: Ctx): Promise<Outcome> =>
  changeCart(ctx, {}, (cart) => {
    if (cart.lines.length === 0) throw new Refusal<CartRefusal>('cart-no-items')
    return { lines: cart.lines, couponCode: null }
  })

/** A cart for who has none: a guest's own, if it is still good; for a customer the one he has. */
export async function openCart(ctx: Ctx): Promise<string> {
  const holder = await holderOf(ctx)
  if (holder.customerId !== null) return openCustomerCart(ctx, holder.customerId)
  const id = cartCookie.read(ctx.visitor.cookieHeader)
  const held = id ? (await findCart(ctx.db, { id })).cart : null
  if (held?.isActive && held.site === holder.site && held.customerId === null) return held.id
  const cart = emptyCart(ctx, holder)
  await insertCart(ctx.db, cart, ctx.now)
  return cart.id
}

/** The one active cart a customer has on this site. */
export async function openCustomerCart(ctx: Ctx, customerId: number): Promise<string> {
  const holder = { customerId, site: ctx.visitor.site.id }
  for (;;) {
    const { cart } = await findCart(ctx.db, holder)
    if (cart) return cart.id
    const fresh = emptyCart(ctx, holder)
    if (await insertCart(ctx.db, fresh, ctx.now)) return fresh.id
  }
}

export async function holderOf(ctx: Ctx): Promise<Holder> {
  const session = await ctx.session()
  return { customerId: session?.customerId ?? null, site: ctx.visitor.site.id }
}

/** What prices and describes a cart, all of it from memory. */
export async function marketOf(ctx: Ctx) {
  const [goods, book, shipping] = await Promise.all([
    loadGoods(ctx),
    loadPriceBook(ctx),
    loadShippingBook(ctx),
  ])
  const { country } = ctx.visitor
  const market = { book, country, now: ctx.now }
  return { goods, market, shipping: shipping.rateFor(country.code) }
}

/** Sixteen hex digits: unique within a cart, and nothing outside it. */
const newUid = () => newId().slice(0, 16)

const emptyCart = (ctx: Ctx, { customerId, site }: Holder): Cart => ({
  id: newId(),
  site,
  customerId,
  isActive: true,
  mergedInto: null,
  version: 0,
  lines: [],
  couponCode: null,
  updatedAt: ctx.now,
})

const skusAsked = (line: CartLine) => [line.sku, ...line.options.map(({ sku }) => sku)]

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
type Decide = (cart: Cart, shop: Shop, around: Around) => Decision

/** Whoever loses a race reads again and decides anew; so many losses in a row mean a stampede. */
const maxTries = 40

/** Reads, decides and replaces; a decision made on an older version is never written. */
async function changeCart(ctx: Ctx, wanted: Wanted, decide: Decide): Promise<Outcome> {
  const [holder, market] = await Promise.all([holderOf(ctx), marketOf(ctx)])
  const key = keyOf(ctx, holder, wanted)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = key
      ? await findCart(ctx.db, key, { ...wanted, ...holder })
      : await stockOnly(ctx, wanted)
    const isNew = !found.cart && !(key && 'id' in key)
    const cart = isNew ? emptyCart(ctx, holder) : guardCart(found.cart, idIn(key), holder)
    const around = { ...market, ...found }
    const shop = { ...around, country: ctx.visitor.country.code }
    const decision = decide(cart, shop, around)
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
function settle(cart: Cart, { lines, couponCode }: Decision, around: Around): PricedCart | null {
  const changed = { ...cart, lines, couponCode, version: cart.version + 1 }
  const coupon = couponCode === null ? null : around.coupon
  const priced = priceCart(changed, { ...around, coupon })
  const isLost = couponCode !== null && !priced.coupon
  const kept = isLost ? null : couponCode
  if (lines === cart.lines && kept === cart.couponCode) return null
  const notices: CartNotice[] = isLost ? [{ code: 'COUPON_REMOVED' }] : []
  return { ...priced, cart: { ...changed, couponCode: kept }, notices }
}
