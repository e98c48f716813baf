import type { Money } from '#/money/money.ts'

export type PaymentRequest = {
  /** Names the payment on both sides. It stays the same for every copy of one attempt to order. */
  reference: string
  amount: Money
  /** What the checkout's payment fields gave: a card provider's one-time token, for example. */
  details: string
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
}

export type PaymentAnswer = 'authorised' | 'declined'

/** `refused` is final: the provider will not send this money back, and a person has to. */
export type RefundAnswer = 'refunded' | 'refused'

/** The order that money goes back for, as its provider knows it. */
export type RefundedOrder = { number: string; reference: string }

/**
 * Moves money for the built-in checkout. A provider is one folder: an object with these four calls, and
 * a line in `orders/placing/payment-providers.server.ts`. Every call is made outside of any transaction, may be
 * repeated, and may fail: what throws is tried again.
 */
export type PaymentProvider = {
  /** Asks for the money. A reference that was answered before gets the same answer and no second charge. */
  authorise(request: PaymentRequest): Promise<PaymentAnswer>
  /** What became of an attempt whose answer was lost; null when the provider never decided. */
  find(reference: string): Promise<PaymentAnswer | null>
  /** Lets go of money that is, or will be, authorised for an order that came to nothing. */
  release(reference: string): Promise<void>
  /** Sends money back. The same key again must not move it a second time. */
  refund(order: RefundedOrder, amount: Money, idempotencyKey: string): Promise<RefundAnswer>
}
