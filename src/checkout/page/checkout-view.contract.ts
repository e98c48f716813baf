import type { Address } from '#/postal-address/address.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import type { SizedPicture } from '#/images/names/large-picture.ts'
import type { OrderProblem } from '#/orders/placing/order-problem.ts'
import type { PaymentFields } from '#/payments/payment-fields.ts'
import type { CollectionTime } from '#/stores/collection/collection-time.ts'

export type CheckoutStore = { code: string; name: string; ready: CollectionTime | null }

/** A customer's stored details, which fill in the form. */
export type CheckoutProposal = { email: string; address: Partial<Address> }

/** Everything the checkout page shows. */
export type OpenCheckout = {
  kind: 'open'
  /** Identifies this rendering of the button, so that pressing it twice places one order. */
  attempt: string
  cart: WireCart
  /** The prices for collection in a store; null if the country has no store. */
  collected: {
    prices: WireCart['prices']
    stores: readonly CheckoutStore[]
    /** The code of the visitor's own store, which is preselected. */
    chosen: string | null
  } | null
  /** The reason why the cart cannot be ordered, shown before the shopper fills in the form. */
  problem: OrderProblem | null
  /** Large pictures of the bikes, by the uid of their lines. */
  pictures: Readonly<Record<string, SizedPicture>>
  /** The names of custom-made lines, which cannot be returned. */
  notReturnable: readonly string[]
  isCustomer: boolean
  /** Whether the carrier needs a telephone number for home delivery. */
  needsTelephone: boolean
  payment: PaymentFields
  proposed: CheckoutProposal | null
}

export type OutsideCheckout = { kind: 'outside' } & Pick<
  OpenCheckout,
  'cart' | 'problem' | 'pictures'
>

/** `isTest`: the page says that nobody is charged. */
export type MaybeTest = { isTest: boolean }

export type CheckoutView =
  | (OpenCheckout & MaybeTest)
  /** `isOrdered`: the cart is empty because it has just been ordered. */
  | ({ kind: 'empty'; isOrdered: boolean } & MaybeTest)
  /** The retailer's checkout is on another host: the page shows the cart, and a button leads there. */
  | OutsideCheckout
  | { kind: 'closed' }
