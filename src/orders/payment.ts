import type { Money } from '#/money/money.ts'
import type { Config } from '#/platform/config.server.ts'

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
  /** What became of an attempt that nobody has heard of; null when it was never decided. */
  find(reference: string): Promise<PaymentAnswer | null>
  /** Lets go of money that is promised, or will be, for an order which came to nothing. */
  release(reference: string): Promise<void>
}

/** Does as the buyer wishes, and charges nobody. */
export const testPayments: Payments = {
  authorise: async ({ wish }) => {
    if (wish.outcome === 'silent') await new Promise<never>(() => {})
    return wish.outcome === 'declined' ? 'declined' : 'authorised'
  },
  // it keeps no book: what it did not answer at once it never will
  find: () => Promise.resolve(null),
  release: () => Promise.resolve(),
}

/** Every way to be paid that can be chosen by `PAYMENTS`; here and nowhere else. */
const ports: Record<Config['PAYMENTS'], Payments> = { test: testPayments }

export const paymentsOf = ({ PAYMENTS }: Pick<Config, 'PAYMENTS'>): Payments => ports[PAYMENTS]

/** How long a buyer is kept waiting for the provider's answer. */
export const paymentPatienceMs = 4_000

/** How long goods are kept for a payment nobody has heard of. */
export const pendingMinutes = 15
