import type { PaymentProvider } from './payment-provider.ts'

/** The outcomes that a buyer can choose for a test payment. */
const testOutcomes = ['works', 'declined'] as const
/** `silent` never answers, so only automated tests may choose it (`PAYMENTS=test-with-faults`). */
const faultyOutcomes = [...testOutcomes, 'silent'] as const

export type TestOutcome = (typeof faultyOutcomes)[number]

/** The outcomes that the checkout offers and accepts with this setting. */
export const outcomesFor = (payments: string | null): readonly TestOutcome[] =>
  payments === 'test-with-faults' ? faultyOutcomes : testOutcomes

/** Answers with the outcome that the buyer chose, and charges nobody. */
export const testProvider: PaymentProvider = {
  authorise: ({ details }) => Promise.resolve(details === 'works' ? 'authorised' : 'declined'),
  // It keeps no records, so it cannot look up an earlier attempt.
  find: () => Promise.resolve(null),
  release: () => Promise.resolve(),
  refund: () => Promise.resolve('refunded'),
}

/** The test provider with `silent`, which never answers. */
export const faultyTestProvider: PaymentProvider = {
  ...testProvider,
  authorise: (request) =>
    request.details === 'silent' ? new Promise<never>(() => {}) : testProvider.authorise(request),
}
