import type { Money } from '#/money/money.ts'

export type PaymentRequest = {
  /** Identifies the payment on both sides. It is the same for every retry of one attempt to order. */
  reference: string
  amount: Money
  /** The value of the checkout's payment fields, such as a card provider's one-time token. */
  details: string
  /** Aborts when the caller no longer waits for the response. */
  signal: AbortSignal
}

export type PaymentAnswer = 'authorised' | 'declined'

/** `refused` is final: the provider will not refund this payment, so staff must. */
export type RefundAnswer = 'refunded' | 'refused'

/** The refunded order, as its provider knows it. */
export type RefundedOrder = { number: string; reference: string }

/**
 * Takes and refunds payments for the built-in checkout. A provider is an object with these four methods,
 * listed in `payment-providers.server.ts`. Every call is made outside any transaction and may
 * be repeated. A job repeats `find`, `release` and `refund` when they throw; after an `authorise` that throws, `find` is
 * asked for its outcome.
 */
export type PaymentProvider = {
  /** Authorises a payment. A reference that was answered before gets the same answer and no second charge. */
  authorise(request: PaymentRequest): Promise<PaymentAnswer>
  /** The outcome of an attempt whose response was lost; null when the provider never decided. */
  find(reference: string): Promise<PaymentAnswer | null>
  /** Cancels the authorisation of a failed order, including one that is still to come. */
  release(reference: string): Promise<void>
  /** Refunds a payment. A repeated key must not refund it a second time. */
  refund(order: RefundedOrder, amount: Money, idempotencyKey: string): Promise<RefundAnswer>
}
