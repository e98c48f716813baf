import type { FieldMessage } from '#/platform/api/refusal.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { addBike, addItems } from '#/cart/lines/cart.server.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import type { ItemProblem, RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import { cartCookies } from '#/cart/merge/cart-cookie.ts'
import { countCartWrite } from './cart-writes.ts'
import type { Outcome } from './change-cart.server.ts'
import { retryWithNewCart } from './retry-with-new-cart.server.ts'

/** One item as a plain form names it; a quantity that is no number is left for the cart to refuse. */
export const itemOfForm = (sku: string, quantity = '1'): RequestedItem => ({
  sku,
  quantity: Number(quantity),
  selectedOptions: [],
  entered: [],
  ref: null,
  associatedRef: null,
})

/** Adds items by a plain form, within the limit that our API has. */
export function addItemsByForm(ctx: SessionCtx, items: readonly RequestedItem[]) {
  countCartWrite(ctx)
  return retryWithNewCart(ctx, (open) => addItems(open, items))
}

/** Adds a whole bike by a plain form, within the limit that our API has. */
export function addBikeByForm(ctx: SessionCtx, items: readonly RequestedItem[]) {
  countCartWrite(ctx)
  return retryWithNewCart(ctx, (open) => addBike(open, items))
}

/** Tells the browser which cart it has, as an answer of our API does. */
export const cookiesOfCart = ({ visitor }: Ctx, outcome: Outcome | null): string[] =>
  outcome?.cart
    ? cartCookies(outcome.cart.cart.id, totalQuantity(outcome.cart.cart.lines), visitor.isSecure)
    : []

/** The sentence for an item that could not be added. */
export const messageOfProblem = ({ problem, name }: ItemProblem): FieldMessage => ({
  key: `cartErrors.${problem}`,
  values: { name },
})
