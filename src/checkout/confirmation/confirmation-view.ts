import type { SizedPicture } from '#/images/names/large-picture.ts'
import type { OrderView } from '#/checkout/order/order-view.ts'
import type { ProgressView } from '#/orders/order/order-progress.ts'

export type ConfirmationView =
  | {
      kind: 'placed'
      order: OrderView
      isGuest: boolean
      progress: ProgressView
      /** The bike as it was ordered; null for an order without one. */
      picture: (SizedPicture & { alt: string }) | null
    }
  /** The payment provider has not answered yet. */
  | { kind: 'waiting'; number: string }
  /** The amount paid differs from the agreed total. */
  | { kind: 'checking'; number: string }
  /** The payment failed, and the cart is open again. */
  | { kind: 'failed' }
  /** The order was placed in another browser, or more than an hour ago. */
  | { kind: 'unknown' }
