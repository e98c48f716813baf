import type { Address } from '#/postal-address/address.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import type { Day } from '#/catalogue/calendar/bank-holidays.ts'
import type { OrderProblem } from '#/orders/placing/order-problem.ts'
import type { TestOutcome } from '#/payments/test-provider.ts'

export type CheckoutStore = { code: string; name: string; dispatchDate: Day | null }

/** What is known of a customer and need not be typed. */
export type CheckoutProposal = { email: string; address: Partial<Address> }

/** All that the checkout shows. */
export type OpenCheckout = {
  kind: 'open'
  /** Names this showing of the button: however often it is pressed, it is one order. */
  attempt: string
  cart: WireCart
  /** What it comes to when it is fetched from a store; null where there is none. */
  collected: { prices: WireCart['prices']; stores: readonly CheckoutStore[] } | null
  /** Why it cannot be ordered as it stands; said before anything is typed. */
  problem: OrderProblem | null
  /** Lines that are made to the buyer's wish and cannot be given back. */
  notReturnable: readonly string[]
  isCustomer: boolean
  /** How the test payment can be asked to end. */
  outcomes: readonly TestOutcome[]
  proposed: CheckoutProposal | null
}

export type CheckoutView =
  | OpenCheckout
  /** `isOrdered`: the cart is empty because it has just been bought. */
  | { kind: 'empty'; isOrdered: boolean }
  /** No payment provider serves the visitor's country. */
  | { kind: 'closed' }
