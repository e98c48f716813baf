import type { OrderView } from './order-view.ts'

export type ConfirmationView =
  | { kind: 'placed'; order: OrderView; isGuest: boolean }
  /** The payment provider has not answered yet. */
  | { kind: 'waiting'; number: string }
  /** The amount paid differs from the agreed total. */
  | { kind: 'checking'; number: string }
  /** The payment failed, and the cart is open again. */
  | { kind: 'failed' }
  /** The order was placed in another browser, or more than an hour ago. */
  | { kind: 'unknown' }
