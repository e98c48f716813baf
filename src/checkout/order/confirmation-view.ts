import type { OrderView } from './order-view.ts'

export type ConfirmationView =
  | { kind: 'placed'; order: OrderView; isGuest: boolean }
  /** The payment provider has not answered yet. */
  | { kind: 'waiting'; number: string }
  /** Another sum was paid than was agreed. */
  | { kind: 'checking'; number: string }
  /** It came to nothing, and the cart is full again. */
  | { kind: 'failed' }
  /** Another browser, or too long ago. */
  | { kind: 'unknown' }
