import type { Money } from '#/money/money.ts'

/** What the buyer pays with. The built-in checkout only plays at it. */
export type PaymentWish = { method: 'test'; outcome: 'works' | 'declined' | 'silent' }

export type PaymentRequest = {
  /** The same for every copy of one attempt: a provider charges once for it. */
  reference: string
  amount: Money
  wish: PaymentWish
}

export type PaymentAnswer = 'authorised' | 'declined'

/** Whoever moves the money. Asked outside any transaction, since he may take his time. */
export type Payments = {
  authorise(request: PaymentRequest): Promise<PaymentAnswer>
  /** Lets go of money that was promised for an order which came to nothing. */
  release(request: PaymentRequest): Promise<void>
}

/** Does as the buyer wishes, and charges nobody. */
export const testPayments: Payments = {
  authorise: async ({ wish }) => {
    if (wish.outcome === 'silent') await new Promise<never>(() => {})
    return wish.outcome === 'declined' ? 'declined' : 'authorised'
  },
  release: () => Promise.resolve(),
}

/** How long a buyer is kept waiting for the provider's answer. */
export const paymentPatienceMs = 4_000

/** How long goods are kept for a payment nobody has heard of. */
export const pendingMinutes = 15
