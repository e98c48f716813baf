import { Refusal } from '#/platform/api/refusal.ts'
import type { Cart, CartRefusal } from '#/cart/lines/cart.ts'

export type Holder = { customerId: number | null; site: string }

const refuse = (code: CartRefusal, id: string) => new Refusal<CartRefusal>(code, { values: { id } })

export const forbidden = (id: string) => refuse('cart-forbidden', id)

/** A missing cookie is told in the words the specification knows it by (section 8). */
export const noCart = () => refuse('cart-not-found', 'undefined')

/**
 * Whether a cart may be used by who asks, in the order upstream shops check it. A customer may not
 * touch a guest's cart either: after logging in it is merged, not used.
 */
export function guardCart(cart: Cart | null, id: string, holder: Holder): Cart {
  if (!cart) throw refuse('cart-not-found', id)
  if (!cart.isActive) throw refuse('cart-not-active', id)
  if (cart.site !== holder.site) throw refuse('cart-other-site', id)
  if (cart.customerId !== holder.customerId) throw forbidden(id)
  return cart
}
