import { changeCart, type Outcome } from '#/cart/api/change-cart.server.ts'
import { countCartWrite } from '#/cart/api/cart-writes.ts'
import { guardError } from '#/cart/api/cart-problems.contract.ts'
import { resolveItems } from '#/cart/items/resolve-items.server.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { skusOf } from '#/cart/items/stock.ts'
import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { editUrl } from './edit-url.ts'
import { goneLine } from './edited-line.ts'
import { replaceBike } from './replace-bike.ts'

/** Gives a bike in the visitor's cart another build; `isGone` if the cart has no such line. */
export async function replaceInCart(
  ctx: SessionCtx,
  uid: string,
  items: readonly RequestedItem[],
): Promise<Outcome & { isGone: boolean }> {
  const requested = await resolveItems(ctx, items, await loadItems(ctx))
  const skus = requested.flatMap((each) => ('line' in each ? skusOf(each.line) : []))
  const outcome = await changeCart(ctx, { skus }, (cart, inputs) => ({
    couponCode: cart.couponCode,
    ...replaceBike(cart.lines, { uid, requested }, inputs),
  }))
  const isGone = outcome.problems.some(({ problem }) => problem === 'unknownItem')
  return { ...outcome, isGone }
}

/** The same by a plain form, within the limit that our API has; a cart that is gone has no such line either. */
export async function replaceByForm(
  ctx: SessionCtx,
  uid: string,
  items: readonly RequestedItem[],
): Promise<Awaited<ReturnType<typeof replaceInCart>>> {
  countCartWrite(ctx)
  try {
    return await replaceInCart(ctx, uid, items)
  } catch (problem) {
    if (!isRefusal(problem) || guardError(problem) === null) throw problem
    return { cart: null, problems: [], isGone: true }
  }
}

/** The configurator with a build whose line is gone, where it can be added anew; null if it cannot be built. */
export async function anewUrl(ctx: Ctx, items: readonly RequestedItem[]): Promise<string | null> {
  const catalogue = await loadItems(ctx)
  const [first] = await resolveItems(ctx, items, catalogue)
  return first && 'line' in first ? editUrl({ ...first.line, uid: goneLine }, catalogue) : null
}
