import { changeCart, type Outcome } from '#/cart/api/change-cart.server.ts'
import { retryWithNewCart } from '#/cart/api/retry-with-new-cart.server.ts'
import { skusOf } from '#/cart/items/stock.ts'
import { viewCart } from '#/cart/lines/cart.server.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { cartCookie } from './cart-cookie.ts'
import { newUid } from '#/cart/items/resolve-items.server.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import type { CopiedCart } from './copied-cart.ts'
import { capMerged, mergeLines } from './merge-carts.ts'

/** A copy of the visitor's cart; null if they have none, or an empty one. */
export async function copyCart(ctx: SessionCtx): Promise<CopiedCart | null> {
  const { cart } = (await findOwnCart(ctx)) ?? {}
  return cart && cart.lines.length > 0
    ? { lines: cart.lines.map(withOwnUids), couponCode: cart.couponCode }
    : null
}

const findOwnCart = (ctx: SessionCtx): Promise<PricedCart | null> =>
  viewCart(ctx).catch(nullIfRefused)

/** The cart that takes the copy may hold a line with the same uid from an earlier copy. */
const withOwnUids = (line: CartLine): CartLine => ({
  ...line,
  uid: newUid(),
  colour: line.colour && { ...line.colour, uid: newUid() },
})

/**
 * Merges a copied cart into the visitor's own, by the rules of a login (docs/behaviour.md#cart-merge), and
 * opens one if there is none. `isShort` if stock or limits left less than was copied.
 */
export async function takeCopiedCart(
  ctx: SessionCtx,
  { lines, couponCode }: CopiedCart,
): Promise<Outcome & { isShort: boolean }> {
  let isShort = false
  const options = {
    skus: lines.flatMap(skusOf),
    isOpening: true,
    ...(couponCode !== null && { couponCode }),
  }
  const outcome = await retryWithNewCart(ctx, (open) =>
    changeCart(open, options, (cart, inputs) => {
      const merged = capMerged(mergeLines(cart.lines, lines), cart.lines, inputs)
      isShort = merged.notices.length > 0
      return { lines: merged.lines, couponCode: couponCode ?? cart.couponCode }
    }),
  )
  return { ...outcome, isShort }
}

/**
 * Names a cart to the visitor's browser that was filled for it by an answer which it may have missed. If the browser has
 * another cart by now, that one gets a copy of the lines, since the cookie can hold one of them only.
 */
export async function takeFilledCart(
  ctx: SessionCtx,
  cartId: string,
): Promise<Outcome & { isShort: boolean }> {
  const own = cartCookie.read(ctx.visitor.cookieHeader)
  const filled = { ...ctx, visitor: { ...ctx.visitor, cookieHeader: `cart_id=${cartId}` } }
  if (own === null || own === cartId)
    return { cart: await findOwnCart(filled), problems: [], isShort: false }
  const copy = await copyCart(filled)
  return copy ? takeCopiedCart(ctx, copy) : { cart: null, problems: [], isShort: false }
}
