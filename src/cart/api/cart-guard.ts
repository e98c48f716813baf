import { Refusal } from '#/platform/api/refusal.ts'
import type { Cart, CartRefusal } from '#/cart/lines/cart.ts'

export type Holder = { customerId: number | null; site: string }

const refuse = (code: CartRefusal, id: string) => new Refusal<CartRefusal>(code, { values: { id } })

export const forbidden = (id: string) => refuse('cart-forbidden', id)

/** The refusal of a call without a cart cookie: its message names the ID `undefined`, as API clients expect. */
export const noCart = () => refuse('cart-not-found', 'undefined')

/**
 * Returns the cart if the holder may use it; the order of the checks decides which error they see. A
 * customer may not use a guest's cart either: after login it is merged.
 */
export function guardCart(cart: Cart | null, id: string, holder: Holder): Cart {
  if (!cart) throw refuse('cart-not-found', id)
  if (!cart.isActive) throw refuse('cart-not-active', id)
  if (cart.site !== holder.site) throw refuse('cart-other-site', id)
  if (cart.customerId !== holder.customerId) throw forbidden(id)
  return cart
}
